import { hkdfSync } from 'node:crypto';
import { keyBytes, unwrapKey, wrapKey } from './sealing.ts';
import { ensureSealingSchema, type Queryable } from './sealing-keys.ts';

/** The keys that a log needs in another house, in the clear; binary values in base64. */
export interface HouseKeys {
  /** By person: the key, or null for one who was forgotten. */
  persons: Record<string, string | null>;
  /** What unique values are hashed with in the names of the streams that claim them. */
  claims: string;
}

/** Stands among the persons: the key of claims that came with another house's log. */
const claimsRow = 'house:claims';

interface KeyRow {
  person: string;
  wrapped: Buffer | null;
}

/** The key that hides unique values in streams' names: the house's own, or that of the house whose log it took over. */
export async function claimsKey(db: Queryable, masterKey: Uint8Array): Promise<Buffer> {
  const { rows } = await db.query('select person, wrapped from sealing.keys where person = $1', [claimsRow]);
  const wrapped = (rows as KeyRow[])[0]?.wrapped;
  if (wrapped) return unwrapKey(masterKey, claimsRow, wrapped);
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'unique claims', keyBytes));
}

/** The keys of the given persons, as far as they have one or were forgotten; of all where `persons` is null. */
export async function readHouseKeys(
  db: Queryable,
  masterKey: Uint8Array,
  persons: readonly string[] | null,
): Promise<HouseKeys> {
  const { rows } = await db.query(
    `select person, wrapped from sealing.keys
     where person <> $1 and ($2::text[] is null or person = any($2)) and not (lost and wrapped is null) order by person`,
    [claimsRow, persons],
  );
  const keys = (rows as KeyRow[]).map(({ person, wrapped }) => [
    person,
    wrapped === null ? null : unwrapKey(masterKey, person, wrapped).toString('base64'),
  ]);
  const claims = (await claimsKey(db, masterKey)).toString('base64');
  return { persons: Object.fromEntries(keys), claims };
}

/**
 * Wraps another house's keys by this one's master key and keeps them. Answers whose could not be taken, since this house
 * has made a key of its own for them. Nobody who was forgotten here gets a key back.
 */
export async function installHouseKeys(
  db: Queryable,
  masterKey: Uint8Array,
  { persons, claims }: HouseKeys,
): Promise<string[]> {
  await ensureSealingSchema(db);
  const known = Object.entries(persons).map(([person, key]) => ({
    person,
    wrapped: key === null ? null : wrapKey(masterKey, person, Buffer.from(key, 'base64')),
  }));
  known.push({ person: claimsRow, wrapped: wrapKey(masterKey, claimsRow, Buffer.from(claims, 'base64')) });
  const refused: string[] = [];
  for (let start = 0; start < known.length; start += 1_000) {
    const some = known.slice(start, start + 1_000);
    await db.query(
      `insert into sealing.keys as known (person, wrapped, forgotten_at)
       select person, wrapped, case when wrapped is null then now() end
       from unnest($1::text[], $2::bytea[]) as given (person, wrapped)
       on conflict (person) do update
       set wrapped = excluded.wrapped, lost = false, forgotten_at = excluded.forgotten_at
       where known.lost and known.wrapped is null`,
      [some.map(({ person }) => person), some.map(({ wrapped }) => wrapped)],
    );
    const { rows } = await db.query('select person, wrapped from sealing.keys where person = any($1)', [
      some.map(({ person }) => person),
    ]);
    const there = new Map((rows as KeyRow[]).map(({ person, wrapped }) => [person, wrapped]));
    for (const { person, wrapped } of some) {
      const kept = there.get(person);
      if (kept && wrapped && !isSameKey(masterKey, person, kept, wrapped)) refused.push(person);
    }
  }
  return refused;
}

/** Notes of persons without any key here that what was sealed for them before is lost: it reads as erased from now on. */
export async function noteLostKeys(db: Queryable, persons: readonly string[]): Promise<void> {
  await ensureSealingSchema(db);
  await db.query(
    `insert into sealing.keys (person, wrapped, lost) select person, null, true from unnest($1::text[]) as given (person)
     on conflict do nothing`,
    [persons],
  );
}

function isSameKey(masterKey: Uint8Array, person: string, one: Buffer, other: Buffer): boolean {
  return unwrapKey(masterKey, person, one).equals(unwrapKey(masterKey, person, other));
}
