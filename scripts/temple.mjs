import { command } from './lib/command.mjs';

await command('apps/server/src/cli/temple.ts');
