import { createRequire } from 'node:module';
import type { OpenDatabase } from '../database/open.ts';

interface AreaList {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

const CHUNK = 500;

/** Rows of the official list: province `110000`, city `110100`, district `110101`. */
export function areaRows(
  list: AreaList,
): { id: number; parent_id: number | null; level: number; names: string }[] {
  const level = (
    entries: Readonly<Record<string, string>>,
    depth: number,
    parent: (id: number) => number | null,
  ) =>
    Object.entries(entries).map(([id, name]) => ({
      id: Number(id),
      parent_id: parent(Number(id)),
      level: depth,
      names: JSON.stringify({ zh: name }),
    }));
  return [
    ...level(list.province_list, 1, () => null),
    ...level(list.city_list, 2, (id) => Math.floor(id / 10_000) * 10_000),
    ...level(list.county_list, 3, (id) => Math.floor(id / 100) * 100),
  ];
}

/** Fills the list of provinces, cities and districts once. */
export async function seedAreas(database: OpenDatabase): Promise<void> {
  const present = await database.platformDb
    .selectFrom('area')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (present || database.ownerUrl === null) return;
  const { areaList } = createRequire(import.meta.url)('@vant/area-data') as { areaList: AreaList };
  const rows = areaRows(areaList);
  await database.withOwner(async (db) => {
    for (let at = 0; at < rows.length; at += CHUNK) {
      await db
        .insertInto('area')
        .values(rows.slice(at, at + CHUNK))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  });
}
