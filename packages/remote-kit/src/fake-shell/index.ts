/** A stand-in for the shell: one remote alone, for developing it and for its own tests. */
export { runAlone } from './run-alone.tsx';
export { FakeShell, type FakeShellProps } from './fake-shell.tsx';
