import { command } from './lib/command.mjs';

await command('bench/first-page.ts');
