import { sql, type Kysely } from 'kysely';
import type { TempleTables } from '../../database/schema.ts';

/** At most `max` times within `seconds`, counted back from now. */
export interface Window {
  readonly seconds: number;
  readonly max: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A number or address gets a code at most this often (the SMS provider's own limit). */
export const TARGET_SENDS: readonly Window[] = [
  { seconds: MINUTE, max: 1 },
  { seconds: HOUR, max: 5 },
  { seconds: DAY, max: 10 },
];
/** A device asks for codes at most this often, whatever the numbers are. */
export const DEVICE_SENDS: readonly Window[] = [
  { seconds: HOUR, max: 10 },
  { seconds: DAY, max: 20 },
];
/** Wrong passwords for one account, existing or not. */
export const PASSWORD_TRIES: readonly Window[] = [{ seconds: 15 * MINUTE, max: 5 }];

/**
 * Limits that hold across processes: each check is one statement on one row, so that calls side by
 * side are counted one after the other.
 */
export class Limits {
  readonly #db: Kysely<TempleTables>;

  constructor(db: Kysely<TempleTables>) {
    this.#db = db;
  }

  /** Counts one more, unless a window is full; says whether it was counted. */
  async take(key: string, windows: readonly Window[]): Promise<boolean> {
    const longest = Math.max(...windows.map(({ seconds }) => seconds));
    const within = (seconds: number) =>
      sql`(select count(*) from unnest(a.times) t where t > clock_timestamp() - make_interval(secs => ${seconds}))`;
    const room = sql.join(
      windows.map(({ seconds, max }) => sql`${within(seconds)} < ${max}`),
      sql` and `,
    );
    const { rows } = await sql`
      insert into attempt_log as a (key, times) values (${key}, array[clock_timestamp()])
      on conflict (temple_id, key) do update set times = array(
        select t from unnest(a.times) t
        where t > clock_timestamp() - make_interval(secs => ${longest}) order by t
      ) || clock_timestamp()
      where ${room}
      returning 1 as taken`.execute(this.#db);
    return rows.length === 1;
  }

  /** Forgets what was counted. */
  async clear(key: string): Promise<void> {
    await this.#db.deleteFrom('attempt_log').where('key', '=', key).execute();
  }

  /** Removes what no window reaches any more, except what a call is at work on. */
  async sweep(): Promise<void> {
    await sql`
      delete from attempt_log where key in (
        select key from attempt_log
        where times[cardinality(times)] < clock_timestamp() - make_interval(secs => ${DAY})
        limit 100 for update skip locked
      )`.execute(this.#db);
    await sql`
      delete from daily_count
      where day < (clock_timestamp() at time zone 'UTC')::date - 7`.execute(this.#db);
  }

  /** Counts one more today (UTC), unless `max` is reached. */
  async takeToday(key: string, max: number): Promise<boolean> {
    if (max <= 0) return false;
    const { rows } = await sql`
      insert into daily_count as c (key, day, count)
      values (${key}, (clock_timestamp() at time zone 'UTC')::date, 1)
      on conflict (temple_id, key, day) do update set count = c.count + 1 where c.count < ${max}
      returning 1 as taken`.execute(this.#db);
    return rows.length === 1;
  }
}
