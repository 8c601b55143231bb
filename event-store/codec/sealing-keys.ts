import { LRUCache } from 'lru-cache';
import type { Sealed } from '#domain/sealed.ts';
import { keyBytes, makeKey, SealBroken, sealWith, unsealWith, unwrapKey } from './sealing.ts';

/** The part of a Postgres pool or client that the key store uses. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Thrown if the person's key was deleted: nothing can be sealed for this person. */
export class PersonForgotten extends Error {
  constructor(person: string) {
    super(`${person} was forgotten`);
    this.name = 'PersonForgotten';
  }
}

/** Seals and unseals data per person (`user:12`). Each person's key is created at its first use. */
export interface Sealing {
  /** Seals a value with the person's key. Throws `PersonForgotten` if the key was deleted. */
  seal(person: string, value: unknown): Promise<Sealed>;
  /**
   * Opens a sealed value. Returns null if the person's key was deleted or never existed. Throws `SealBroken` for a text that
   * was sealed for another person.
   */
  unseal(person: string, sealed: Sealed): Promise<unknown>;
  /**
   * Loads the keys of these persons in one statement, so that the next `unseal` calls need none. Drops deleted keys from the
   * cache.
   */
  prefetch(persons: Iterable<string>): Promise<void>;
  /**
   * Creates missing keys of these persons in one statement, so that the next `seal` calls need none. Forgotten persons get no
   * key.
   */
  prepare(persons: readonly string[]): Promise<void>;
  /** Deletes the person's key permanently: data sealed with it stays unreadable, here and in any backup of the log. */
  forget(person: string): Promise<void>;
}

interface KeyRow {
  person: string;
  wrapped: Buffer | null;
  lost: boolean;
}

interface Known {
  key: Buffer;
  /** True if the key of the person's imported data is missing: that data reads as erased, not as broken. */
  lost: boolean;
}

/** Maximum delay until another process's deletion of a key is noticed; `prefetch` notices at once. */
const cachedMs = 5_000;
const cachedKeys = 20_000;

export const sealingSchema = `
create schema if not exists sealing;
create table if not exists sealing.keys (
  person text primary key,
  -- Null for a forgotten person: the row stays, so that a late write cannot create a new key.
  wrapped bytea,
  created_at timestamptz not null default now()
);
-- The key that sealed the person's imported data is missing; a new one may be created.
alter table sealing.keys add column if not exists lost boolean not null default false;
alter table sealing.keys add column if not exists forgotten_at timestamptz;
create index if not exists keys_forgotten on sealing.keys (forgotten_at) where forgotten_at is not null`;

/** SQL condition for recently forgotten persons, whose keys may still be cached. The period is longer than the cache's. */
const forgottenOfLate = `forgotten_at > now() - interval '1 minute'`;

/** Creates the schema `sealing` if it is missing. Safe for several processes at once. */
export async function ensureSealingSchema(db: Queryable): Promise<void> {
  await db.query(`begin; select pg_advisory_xact_lock(hashtext('sealing schema')); ${sealingSchema}; commit`);
}

/** Creates the key store on `sealing.keys`, whose keys are wrapped with a master key of 32 bytes. */
export function createSealing(db: Queryable, masterKey: Uint8Array): Sealing {
  if (masterKey.length !== keyBytes) throw new Error(`the master key must have ${keyBytes} bytes`);
  // Counted by size: by `max`, each cache would reserve all its room when it is created.
  const cache = new LRUCache<string, Known>({ maxSize: cachedKeys, sizeCalculation: () => 1, ttl: cachedMs });

  function take(rows: readonly unknown[]): Map<string, Known | null> {
    const found = new Map<string, Known | null>();
    for (const { person, wrapped, lost } of rows as KeyRow[]) {
      const known = wrapped === null ? null : { key: unwrapKey(masterKey, person, wrapped), lost };
      found.set(person, known);
      if (known === null) cache.delete(person);
      else cache.set(person, known);
    }
    return found;
  }

  async function fetch(person: string): Promise<Known | null> {
    const { rows } = await db.query('select person, wrapped, lost from sealing.keys where person = $1', [
      person,
    ]);
    return take(rows).get(person) ?? null;
  }

  async function known(person: string): Promise<Known | null> {
    return cache.get(person) ?? (await fetch(person));
  }

  /** Creates missing keys. If several processes create a key at once, the first insert wins, so the stored key is read back. */
  async function make(persons: readonly string[]): Promise<void> {
    const wrapped = persons.map((person) => makeKey(masterKey, person).wrapped);
    await db.query(
      `insert into sealing.keys as known (person, wrapped) select * from unnest($1::text[], $2::bytea[])
       on conflict (person) do update set wrapped = excluded.wrapped where known.lost and known.wrapped is null`,
      [persons, wrapped],
    );
  }

  async function prefetch(persons: Iterable<string>): Promise<void> {
    const asked = [...new Set(persons)];
    if (asked.length === 0) return;
    const missing = asked.filter((person) => !cache.has(person));
    const { rows } = await db.query(
      `select person, wrapped, lost from sealing.keys where person = any($1)
       union all select person, wrapped, lost from sealing.keys where ${forgottenOfLate}`,
      [missing],
    );
    take(rows);
  }

  async function knownOrMade(person: string): Promise<Known> {
    const there = await known(person);
    if (there !== null) return there;
    await make([person]);
    const settled = await fetch(person);
    if (settled === null) throw new PersonForgotten(person);
    return settled;
  }

  return {
    async seal(person, value) {
      return sealWith((await knownOrMade(person)).key, person, value);
    },
    async unseal(person, sealed) {
      const their = await known(person);
      if (their === null) return null;
      try {
        return unsealWith(their.key, person, sealed);
      } catch (error) {
        if (their.lost && error instanceof SealBroken) return null;
        throw error;
      }
    },
    prefetch,
    async prepare(persons) {
      await prefetch(persons);
      const missing = persons.filter((person) => !cache.has(person));
      if (missing.length === 0) return;
      await make(missing);
      await prefetch(missing);
    },
    async forget(person) {
      await db.query(
        `insert into sealing.keys (person, wrapped, forgotten_at) values ($1, null, now())
         on conflict (person) do update set wrapped = null, lost = false, forgotten_at = now()`,
        [person],
      );
      cache.delete(person);
    },
  };
}
