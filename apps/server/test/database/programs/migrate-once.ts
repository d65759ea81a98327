// Migrates the database given and says what it did.
import { migrate } from '../../../src/database/migrate.ts';

async function once(): Promise<void> {
  try {
    process.send?.({ done: await migrate(process.argv[2] as string) }, () => process.exit(0));
  } catch (error) {
    process.send?.({ problem: (error as Error).message }, () => process.exit(1));
  }
}

process.once('message', () => void once());
process.send?.({ ready: true });
