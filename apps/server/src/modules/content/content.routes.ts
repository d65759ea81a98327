import type { ModuleHandlers } from '../../http/handlers.ts';
import type { ContentService } from './content.service.ts';

/** Handlers of the content contract. */
export function contentRoutes(service: ContentService): ModuleHandlers<'content'> {
  return {
    home: async (_input, { language }) => service.home(language),
    columns: async (_input, { language }) => service.columns(language),
    column: async ({ column, page, size }, { language }) =>
      service.column(column, page, size, language),
    article: async ({ id }, { language }) => service.article(id, language),
    viewed: async ({ id }) => service.viewed(id),
  };
}
