/** `npm run temple -- import <folder> --temple <id>` and `-- apply <folder>`: content and set-up of temples. */
import { parseArgs } from 'node:util';
import { importContent } from '../import/import-content.ts';
import { applyTempleFile } from '../seed/temple-file.ts';
import { progressBar } from './progress.ts';
import { runCommand, usage } from './run.ts';

const USAGE = `Usage:
  npm run temple -- import <folder> --temple <id>   import texts, pictures and files into a temple
  npm run temple -- apply <folder>                  set a temple up from <folder>/temple.yaml`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { temple: { type: 'string' } },
});
const [command, folder] = positionals;

if (command === 'import' && folder && values.temple) {
  const templeId = values.temple;
  await runCommand(async (database, settings) =>
    database.inTemple(templeId, async () => {
      const known = await database.db.selectFrom('temple').select('id').executeTakeFirst();
      if (!known) {
        console.error(`There is no temple “${templeId}”.`);
        return 1;
      }
      const began = performance.now();
      const { counts, problems } = await importContent(database, settings.dataDir, folder, {
        onProgress: progressBar(),
      });
      for (const { file, line, reason } of problems) console.error(`${file}:${line}  ${reason}`);
      const took = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `${counts.created} new, ${counts.updated} changed, ${counts.unchanged} unchanged, ${counts.failed} with problems (${took} s)`,
      );
      return problems.length > 0 ? 1 : 0;
    }),
  );
} else if (command === 'apply' && folder) {
  await runCommand(async (database, settings) => {
    console.log(`${await applyTempleFile(database, settings.dataDir, folder)} is set up`);
    return 0;
  });
} else usage(USAGE);
