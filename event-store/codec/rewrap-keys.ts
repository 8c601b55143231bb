import { randomBytes } from 'node:crypto';
import { claimsRow, ownClaimsKey } from './house-keys.ts';
import { rewrappingRow } from './master-key.ts';
import { keyBytes, SealBroken, unwrapKey, wrapKey } from './sealing.ts';
import type { Queryable } from './sealing-keys.ts';

/** The present master key, which wraps the keys of persons, and its replacement: 32 bytes each. */
export interface MasterKeys {
  from: Uint8Array;
  to: Uint8Array;
}

interface WrappedKey {
  person: string;
  wrapped: Buffer;
}

const keysAtOnce = 1_000;

/** Thrown if neither master key opens some of the keys. Nothing was changed. */
export class KeysUnopened extends Error {
  constructor(persons: readonly string[]) {
    const some = persons.slice(0, 3).join(', ');
    super(`${persons.length} keys open with neither master key (${some}…); nothing was changed`);
    this.name = 'KeysUnopened';
  }
}

/**
 * Wraps all keys with the new master key and returns their number. After a kill, run it again with the same two keys. Until
 * `endRewrapping`, no process may use the keys; the caller ensures that none runs.
 *
 * @throws {KeysUnopened} if neither master key opens some of the keys.
 * @throws {SealBroken} if an earlier run began with another new master key.
 */
export async function rewrapKeys(
  db: Queryable,
  { from, to }: MasterKeys,
  atOnce = keysAtOnce,
): Promise<number> {
  const unopened: string[] = [];
  for await (const page of pages(db, atOnce)) {
    for (const { person, wrapped } of page)
      if (opened(to, person, wrapped) === null && opened(from, person, wrapped) === null)
        unopened.push(person);
  }
  if (unopened.length > 0) throw new KeysUnopened(unopened);
  await begin(db, to);
  await keepClaims(db, { from, to });
  let count = 0;
  for await (const page of pages(db, atOnce)) {
    count += page.length;
    const old = page.filter(({ person, wrapped }) => opened(to, person, wrapped) === null);
    const anew = old.map(({ person, wrapped }) => wrapKey(to, person, unwrapKey(from, person, wrapped)));
    // A person who is forgotten during the run gets no key back.
    await db.query(
      `update sealing.keys as known set wrapped = given.anew
       from unnest($1::text[], $2::bytea[], $3::bytea[]) as given (person, old, anew)
       where known.person = given.person and known.wrapped = given.old`,
      [old.map(({ person }) => person), old.map(({ wrapped }) => wrapped), anew],
    );
  }
  return count;
}

/** Lets processes use the keys again, with the new master key. */
export async function endRewrapping(db: Queryable): Promise<void> {
  await db.query('delete from sealing.keys where person = $1', [rewrappingRow]);
}

/** Keeps all processes from using the keys while some are wrapped with the old master key and some with the new one. */
async function begin(db: Queryable, to: Uint8Array): Promise<void> {
  await keepOnce(db, rewrappingRow, wrapKey(to, rewrappingRow, randomBytes(keyBytes)));
  const { rows } = await db.query('select person, wrapped from sealing.keys where person = $1', [
    rewrappingRow,
  ]);
  for (const { person, wrapped } of rows as WrappedKey[]) unwrapKey(to, person, wrapped);
}

/**
 * Stores the claims key, which must not change. An installation that imported no log derives it from the master key, so it
 * must be stored before that key changes.
 */
async function keepClaims(db: Queryable, { from, to }: MasterKeys): Promise<void> {
  await keepOnce(db, claimsRow, wrapKey(to, claimsRow, ownClaimsKey(from)));
}

async function keepOnce(db: Queryable, person: string, wrapped: Buffer): Promise<void> {
  await db.query('insert into sealing.keys (person, wrapped) values ($1, $2) on conflict do nothing', [
    person,
    wrapped,
  ]);
}

/** Yields the keys of all persons in pages, without the row that marks an unfinished change. */
async function* pages(db: Queryable, atOnce: number): AsyncGenerator<WrappedKey[]> {
  for (let after = ''; ; ) {
    const { rows } = await db.query(
      `select person, wrapped from sealing.keys
       where person > $1 and person <> $2 and wrapped is not null order by person limit ${atOnce}`,
      [after, rewrappingRow],
    );
    const page = rows as WrappedKey[];
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.person;
  }
}

function opened(masterKey: Uint8Array, person: string, wrapped: Uint8Array): Buffer | null {
  try {
    return unwrapKey(masterKey, person, wrapped);
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
