// Opens the embedded database of the folder given, says which server it got, and holds it until told to end.
import { openEmbedded } from '../../../src/database/embedded/open-embedded.ts';

try {
  const server = await openEmbedded(process.argv[2] as string);
  process.send?.({ pid: server.pid(), port: server.port() });
  process.on('message', () => void server.close().then(() => process.disconnect()));
} catch (error) {
  process.send?.({ problem: (error as Error).message }, () => process.exit(1));
}
