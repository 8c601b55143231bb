import { hkdfSync } from 'node:crypto';
import { rewrappingRow } from './master-key.ts';
import { keyBytes, unwrapKey, wrapKey } from './sealing.ts';
import { ensureSealingSchema, type Queryable } from './sealing-keys.ts';

/** The keys that a log needs in another installation, unwrapped; binary values in base64. */
export interface HouseKeys {
  /** By person: the key, or null for a forgotten person. */
  persons: Record<string, string | null>;
  /** The key that hashes unique values in the names of their claim streams. */
  claims: string;
}

/** Keys per statement. */
const atOnce = 1_000;

/** The row in the persons' table with the claims key of an imported log. */
export const claimsRow = 'house:claims';

interface KeyRow {
  person: string;
  wrapped: Buffer | null;
}

/** Returns the key that hides unique values in stream names: our own, or the one of an imported log. */
export async function claimsKey(db: Queryable, masterKey: Uint8Array): Promise<Buffer> {
  const { rows } = await db.query('select person, wrapped from sealing.keys where person = $1', [claimsRow]);
  const wrapped = (rows as KeyRow[])[0]?.wrapped;
  if (wrapped) return unwrapKey(masterKey, claimsRow, wrapped);
  return ownClaimsKey(masterKey);
}

/** Derives the claims key of an installation that imported no log. */
export function ownClaimsKey(masterKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'unique claims', keyBytes));
}

/**
 * Returns the keys of the given persons, or of all if `persons` is null. Persons without a key are missing, forgotten
 * ones have null.
 */
export async function readHouseKeys(
  db: Queryable,
  masterKey: Uint8Array,
  persons: readonly string[] | null,
): Promise<HouseKeys> {
  const { rows } = await db.query(
    `select person, wrapped from sealing.keys
     where person not in ($1, $3) and ($2::text[] is null or person = any($2)) and not (lost and wrapped is null) order by person`,
    [claimsRow, persons, rewrappingRow],
  );
  const keys = (rows as KeyRow[]).map(({ person, wrapped }) => [
    person,
    wrapped === null ? null : unwrapKey(masterKey, person, wrapped).toString('base64'),
  ]);
  const claims = (await claimsKey(db, masterKey)).toString('base64');
  return { persons: Object.fromEntries(keys), claims };
}

/**
 * Wraps another installation's keys with our master key and stores them. A person with a key here keeps that key, and a
 * forgotten person gets no key back.
 */
export async function installHouseKeys(
  db: Queryable,
  masterKey: Uint8Array,
  { persons, claims }: HouseKeys,
): Promise<void> {
  await ensureSealingSchema(db);
  const given = [...Object.entries(persons), [claimsRow, claims] as const];
  for (let start = 0; start < given.length; start += atOnce) {
    const some = given.slice(start, start + atOnce);
    const wrapped = some.map(([person, key]) =>
      key === null ? null : wrapKey(masterKey, person, Buffer.from(key, 'base64')),
    );
    await db.query(
      `insert into sealing.keys as known (person, wrapped, forgotten_at)
       select person, wrapped, case when wrapped is null then now() end
       from unnest($1::text[], $2::bytea[]) as given (person, wrapped)
       on conflict (person) do update
       set wrapped = excluded.wrapped, lost = false, forgotten_at = excluded.forgotten_at
       where known.lost and known.wrapped is null`,
      [some.map(([person]) => person), wrapped],
    );
  }
}

/**
 * Records that the sealed data of persons without any key here is lost: it reads as erased, and a new key may be made.
 * Returns how many of these persons have lost data, now or before.
 */
export async function noteLostKeys(db: Queryable, persons: readonly string[]): Promise<number> {
  await ensureSealingSchema(db);
  await db.query(
    `insert into sealing.keys (person, wrapped, lost) select person, null, true from unnest($1::text[]) as given (person)
     on conflict do nothing`,
    [persons],
  );
  const { rows } = await db.query(
    'select count(*)::integer as count from sealing.keys where lost and person = any($1)',
    [persons],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}
