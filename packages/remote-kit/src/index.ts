/** The contract between the shell and its remotes. */
export * from './remote.ts';
export * from './page.tsx';
export { messages, type Message } from './messages.ts';
