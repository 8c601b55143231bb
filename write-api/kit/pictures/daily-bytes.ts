import { type Kysely, sql } from 'kysely';
import { ApiError } from '#http/errors.ts';
import type { WriteDatabase } from '../../database.ts';

const mebibyte = 1024 * 1024;

/** The maximum bytes of one person's pictures per day, including all sizes of them. */
export interface DailyBytes {
  member: number;
  /** The limit of each staff account and each brand admin. */
  worker: number;
}

export const usualDailyBytes: DailyBytes = { member: 200 * mebibyte, worker: 5_000 * mebibyte };

/** Reads the limits from the environment, in MiB. Throws a one-line error for anything but a whole number above 0. */
export function dailyBytesFrom(env: Readonly<Record<string, string | undefined>>): DailyBytes {
  const of = (name: string, usual: number) => {
    const said = env[name];
    if (!said) return usual;
    if (!/^[1-9]\d{0,8}$/.test(said))
      throw new Error(`${name} is "${said}"; set a whole number of MiB above 0`);
    return Number(said) * mebibyte;
  };
  return {
    member: of('MEMBER_PICTURES_PER_DAY', usualDailyBytes.member),
    worker: of('PICTURES_PER_DAY', usualDailyBytes.worker),
  };
}

interface Taken {
  /** The person: `user:12`. */
  person: string;
  bytes: number;
  atMost: number;
  /** The present time as an ISO instant. */
  now: string;
}

/** Counts a person's bytes per UTC day. If they exceed the limit, throws 429 `picture.day_full` and counts nothing. */
export async function takeBytes(
  db: Kysely<WriteDatabase>,
  { person, bytes, atMost, now }: Taken,
): Promise<void> {
  const day = now.slice(0, 10);
  const { rows } = await sql`
    insert into write.picture_days as counted (person, day, bytes)
    select ${person}, ${day}::date, ${bytes}::bigint where ${bytes}::bigint <= ${atMost}::bigint
    on conflict (person, day) do update set bytes = counted.bytes + excluded.bytes
      where counted.bytes + excluded.bytes <= ${atMost}::bigint
    returning bytes`.execute(db);
  await sql`delete from write.picture_days where day < ${day}::date`.execute(db);
  if (rows.length > 0) return;
  const tomorrow = Date.parse(day) + 24 * 60 * 60_000;
  const retryAfter = Math.max(1, Math.ceil((tomorrow - Date.parse(now)) / 1000));
  throw new ApiError(
    429,
    'picture.day_full',
    `the limit of ${atMost} bytes of pictures per person and day, with their sizes, is reached; send the others tomorrow`,
    { detail: { atMost, retryAfter }, headers: { 'retry-after': String(retryAfter) } },
  );
}
