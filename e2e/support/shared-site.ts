import { inject } from 'vitest';

/** Addresses of the site that all specs share. */
export function sharedSite() {
  const port = inject('port');
  return {
    url: `http://localhost:${port}`,
    temple: (id: 'yunqi' | 'qinghe') => `http://${id}.localhost:${port}`,
  };
}
