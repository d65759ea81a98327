import { injectContract } from '@temple/api-client';

/** Calls of the library. */
export const { useOverview, useList, useDetail } = injectContract('library', {
  overview: 'GET /pub/library/overview',
  list: 'GET /pub/library/list',
  detail: 'GET /pub/library/detail/{id}',
});

/** Counts a download and tells the file's address. */
export const { useDownload } = injectContract('system', {
  download: 'POST /pub/system/download',
});
