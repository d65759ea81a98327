import { injectContract } from '@temple/api-client';

/** Calls of the frame itself. */
export const { useAgreement } = injectContract('system', {
  agreement: 'GET /pub/system/agreement',
});

export const { useColumns } = injectContract('content', {
  columns: 'GET /pub/content/columns',
});
