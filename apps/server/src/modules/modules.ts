import type { OpenDatabase } from '../database/open.ts';
import type { Handlers } from '../http/handlers.ts';
import { createAccount, type Senders } from './account/account.module.ts';
import { accountRoutes } from './account/account.routes.ts';
import type { Sessions } from './account/sessions.ts';
import { ContentRepository } from './content/content.repository.ts';
import { contentRoutes } from './content/content.routes.ts';
import { ContentService } from './content/content.service.ts';
import { LibraryRepository } from './library/library.repository.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { LibraryService } from './library/library.service.ts';
import { Licences } from './system/licence.ts';
import { SystemRepository } from './system/system.repository.ts';
import { systemRoutes } from './system/system.routes.ts';
import { SystemService } from './system/system.service.ts';

/** Builds all modules on one database. */
export function createHandlers(
  database: Pick<OpenDatabase, 'db' | 'platformDb' | 'inTransaction'>,
  sessions: Sessions,
  senders: Senders = {},
): Handlers {
  const system = new SystemService(new SystemRepository(database.db, database.platformDb));
  const contents = new ContentRepository(database.db);
  const library = new LibraryService(new LibraryRepository(database.db), contents, system);
  const content = new ContentService(contents, system, library);
  return {
    system: systemRoutes(system, new Licences(), library),
    content: contentRoutes(content),
    library: libraryRoutes(library),
    account: accountRoutes(createAccount(database, sessions, system, senders)),
  };
}
