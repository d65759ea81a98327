/** Path of a route id: `website.home` → `/website/home`. Ids are made from paths, so no table is needed. */
export function routePath(id: string): string {
  return id === 'root' ? '/' : `/${id.split('.').join('/')}`;
}

/** Id of a path, whether or not the table knows it: `/website/home/` → `website.home`. */
export function routeIdOfPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return segments.length === 0 ? 'root' : segments.join('.');
}
