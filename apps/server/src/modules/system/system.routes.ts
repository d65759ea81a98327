import type { ModuleHandlers } from '../../http/handlers.ts';
import type { LibraryService } from '../library/library.service.ts';
import type { Licences } from './licence.ts';
import type { SystemService } from './system.service.ts';

/** Handlers of the system contract. */
export function systemRoutes(
  service: SystemService,
  licences: Licences,
  library: LibraryService,
): ModuleHandlers<'system'> {
  return {
    templeInfo: async (_input, context) => service.templeInfo(context),
    configMap: async ({ configCode }) => service.configMap(configCode),
    dict: async ({ dictCode }, { language }) => service.dict(dictCode, language),
    agreement: async ({ agreementCode }, { language }) =>
      service.agreement(agreementCode, language),
    areas: async ({ id }, { language }) => service.areas(id, language),
    licence: async ({ code }, { templeId }) => licences.issue(templeId, code),
    download: async ({ id }, { language }) => library.download(id, language),
  };
}
