import { hkdfSync } from 'node:crypto';
import { rewrappingRow } from './master-key.ts';
import { keyBytes, unwrapKey, wrapKey } from './sealing.ts';
import { ensureSealingSchema, type Queryable } from './sealing-keys.ts';

/** The unwrapped keys that another installation needs to read a copy of our log; binary values in base64. */
export interface HouseKeys {
  /** Each person's key; null for a forgotten person, whose key was deleted. */
  persons: Record<string, string | null>;
  /** The key that hashes unique values in the names of their claim streams. */
  claims: string;
}

/** The maximum number of keys in one SQL statement. */
const atOnce = 1_000;

/** The id of the row in the persons' table that holds the claims key of an imported log. */
export const claimsRow = 'house:claims';

interface KeyRow {
  person: string;
  wrapped: Buffer | null;
}

/** Returns the claims key, which hides unique values in stream names: our own, or the imported log's. */
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
 * Returns the keys of the given persons, or of all persons if `persons` is null. The result omits persons without a key;
 * forgotten persons have the value null.
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
 * Wraps another installation's keys with our master key and stores them. Existing keys stay, and a forgotten person gets no
 * key back.
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

/** Deletes the keys of persons that the other installation forgot after an earlier copy of its keys. */
export async function deleteForgottenKeys(db: Queryable, { persons }: HouseKeys): Promise<void> {
  const forgotten = Object.keys(persons).filter((person) => persons[person] === null);
  await db.query(
    `update sealing.keys set wrapped = null, lost = false, forgotten_at = now()
     where person = any($1) and wrapped is not null`,
    [forgotten],
  );
}

/**
 * Records the data loss of persons without any key here: their sealed data reads as erased, and they may get a new key.
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
