import type { ModuleHandlers } from '../../http/handlers.ts';
import type { LibraryService } from './library.service.ts';

/** Handlers of the library contract. */
export function libraryRoutes(service: LibraryService): ModuleHandlers<'library'> {
  return {
    overview: async (_input, { language }) => service.overview(language),
    list: async (input, { language }) => service.list(input, language),
    detail: async ({ id }, { language }) => service.detail(id, language),
  };
}
