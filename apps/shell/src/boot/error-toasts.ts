import type { ApiListener } from '@temple/api-client';
import type { I18nInstance } from '@temple/i18n';
import { messages } from '@temple/remote-kit';

/**
 * The error catalogue (specification, section 8) as one policy: the server's own words for what the
 * domain decided, fixed words for transport, nothing for timeouts. Pages that show an error in
 * place get no toast on top.
 */
export function errorToasts(i18n: I18nInstance): ApiListener {
  const t = (key: string) => i18n.t(key, { ns: 'shell' });
  return {
    onError(error, { quiet }) {
      if (quiet || error.kind === 'timeout') return;
      const text =
        error.kind === 'domain'
          ? error.msg || t('error.system')
          : error.kind === 'http' && error.code === 404
            ? t('error.http404')
            : error.kind === 'http' && (error.code === 429 || error.code === 503)
              ? t('error.busy')
              : t('error.network');
      messages.show({ text, kind: 'error' });
    },
  };
}
