import type { OpenDatabase } from '../database/open.ts';

export async function seedDemo(database: OpenDatabase, dataDir: string, folder: string, report: (detail: string) => void): Promise<void> {
  void database; void dataDir; void folder; report('pending');
}
