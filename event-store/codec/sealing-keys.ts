import { LRUCache } from 'lru-cache';
import type { Sealed } from '#domain/sealed.ts';
import { keyBytes, makeKey, sealWith, unsealWith, unwrapKey } from './sealing.ts';

/** What the key store needs of a Postgres pool or client. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Someone whose key is gone can have nothing sealed any more. */
export class PersonForgotten extends Error {
  constructor(person: string) {
    super(`${person} was forgotten`);
    this.name = 'PersonForgotten';
  }
}

/** Seals and unseals by person (`user:12`); each has a key of their own, made when it is first needed. */
export interface Sealing {
  /** Throws `PersonForgotten` where the key was deleted. */
  seal(person: string, value: unknown): Promise<Sealed>;
  /** Null where the key is gone, or never was. Throws `SealBroken` for a text that is not theirs. */
  unseal(person: string, sealed: Sealed): Promise<unknown>;
  /** Fetches the keys of many in one statement, for the calls that follow. */
  prefetch(persons: Iterable<string>): Promise<void>;
  /** Deletes the key for good: nothing that was sealed with it can be read again, here or in any backup of the log. */
  forget(person: string): Promise<void>;
}

interface KeyRow {
  person: string;
  wrapped: Buffer | null;
}

/** Another process's forgetting is noticed after this long at the latest. */
const cachedMs = 60_000;
const cachedKeys = 20_000;

export const sealingSchema = `
create schema if not exists sealing;
create table if not exists sealing.keys (
  person text primary key,
  -- Null once the person was forgotten: the row stays, so that no new key is made for what comes late.
  wrapped bytea,
  created_at timestamptz not null default now()
)`;

/** Makes the schema `sealing` where it is not there yet. Safe for several processes at once. */
export async function ensureSealingSchema(db: Queryable): Promise<void> {
  await db.query(`begin; select pg_advisory_xact_lock(hashtext('sealing schema')); ${sealingSchema}; commit`);
}

/** The keys in `sealing.keys`, wrapped by a master key of 32 bytes. */
export function createSealing(db: Queryable, masterKey: Uint8Array): Sealing {
  if (masterKey.length !== keyBytes) throw new Error(`the master key must have ${keyBytes} bytes`);
  const cache = new LRUCache<string, Buffer>({ max: cachedKeys, ttl: cachedMs });

  async function fetch(persons: readonly string[]): Promise<Map<string, Buffer | null>> {
    const { rows } = await db.query('select person, wrapped from sealing.keys where person = any($1)', [
      persons,
    ]);
    const found = new Map<string, Buffer | null>();
    for (const { person, wrapped } of rows as KeyRow[]) {
      const key = wrapped === null ? null : unwrapKey(masterKey, person, wrapped);
      found.set(person, key);
      if (key !== null) cache.set(person, key);
    }
    return found;
  }

  async function known(person: string): Promise<Buffer | null> {
    return cache.get(person) ?? (await fetch([person])).get(person) ?? null;
  }

  async function knownOrMade(person: string): Promise<Buffer> {
    const key = await known(person);
    if (key !== null) return key;
    const { wrapped } = makeKey(masterKey, person);
    await db.query('insert into sealing.keys (person, wrapped) values ($1, $2) on conflict do nothing', [
      person,
      wrapped,
    ]);
    // Whoever was first has made the key that counts.
    const settled = (await fetch([person])).get(person) ?? null;
    if (settled === null) throw new PersonForgotten(person);
    return settled;
  }

  return {
    async seal(person, value) {
      return sealWith(await knownOrMade(person), person, value);
    },
    async unseal(person, sealed) {
      const key = await known(person);
      return key === null ? null : unsealWith(key, person, sealed);
    },
    async prefetch(persons) {
      const missing = [...new Set(persons)].filter((person) => !cache.has(person));
      if (missing.length > 0) await fetch(missing);
    },
    async forget(person) {
      await db.query(
        `insert into sealing.keys (person, wrapped) values ($1, null)
         on conflict (person) do update set wrapped = null`,
        [person],
      );
      cache.delete(person);
    },
  };
}
