/** `npm run registry -- …`: revisions of the remotes' registry. */
import { parseArgs } from 'node:util';
import { revoke, rollBack, setEnabled } from '../registry/changes.ts';
import { publishNew } from '../registry/publish.ts';
import { Registry, type Revision } from '../registry/registry.ts';
import { BuildStore } from '../registry/store.ts';
import { runCommand, usage } from './run.ts';

const USAGE = `Usage:
  npm run registry -- list
  npm run registry -- publish <build folder>     add a remote's build (its dist folder)
  npm run registry -- rollback <revision>        publish an older revision again
  npm run registry -- disable|enable <remote>    kill switch
  npm run registry -- revoke <remote> <version>  open tabs reload`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command, first, second] = positionals;

const say = ({ number, note }: Revision) => console.log(`revision ${number}: ${note}`);

if (command === 'list') {
  await runCommand(async ({ platformDb }) => {
    for (const revision of await new Registry(platformDb).list()) {
      const remotes = Object.values(revision.document.remotes)
        .map((remote) => `${remote.id} ${remote.version}${remote.enabled ? '' : ' (off)'}`)
        .join(', ');
      console.log(
        `${revision.number}  ${revision.createdAt.toISOString()}  ${revision.note}  [${remotes}]`,
      );
    }
    return 0;
  });
} else if (command === 'publish' && first) {
  await runCommand(async ({ platformDb }, settings) => {
    const manifest = await new BuildStore(settings.dataDir).addRemote(first);
    say(await publishNew(new Registry(platformDb), [manifest]));
    return 0;
  });
} else if (command === 'rollback' && first && /^\d+$/.test(first)) {
  await runCommand(async ({ platformDb }) => {
    say(await rollBack(new Registry(platformDb), Number(first)));
    return 0;
  });
} else if ((command === 'disable' || command === 'enable') && first) {
  await runCommand(async ({ platformDb }) => {
    say(await setEnabled(new Registry(platformDb), first, command === 'enable'));
    return 0;
  });
} else if (command === 'revoke' && first && second) {
  await runCommand(async ({ platformDb }) => {
    say(await revoke(new Registry(platformDb), first, second));
    return 0;
  });
} else usage(USAGE);
