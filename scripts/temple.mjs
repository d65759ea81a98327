import { command } from './lib/command.mjs';

// An import makes much that is garbage at once: a small young generation keeps it from piling up.
await command('apps/server/src/cli/temple.ts', ['--max-semi-space-size=4']);
