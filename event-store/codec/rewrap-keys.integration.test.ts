// @module-tag thorough
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sealed } from '#domain/sealed.ts';
import { testDatabase } from '#test/backend.ts';
import { claimsKey, installHouseKeys, noteLostKeys, readHouseKeys } from './house-keys.ts';
import { requireMasterKey } from './master-key.ts';
import { endRewrapping, KeysUnopened, rewrapKeys } from './rewrap-keys.ts';
import { SealBroken } from './sealing.ts';
import { createSealing, ensureSealingSchema, type Queryable } from './sealing-keys.ts';

const persons = 50;
const atOnce = 20;
const personOf = (index: number) => `user:${index}`;
const [from, to, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
let sealed: Sealed;
let before: Awaited<ReturnType<typeof readHouseKeys>>;

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  await ensureSealingSchema(pool);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await pool.query('truncate sealing.keys');
  const keys = Array.from({ length: persons }, (_, index) => [
    personOf(index),
    randomBytes(32).toString('base64'),
  ]);
  const claims = randomBytes(32).toString('base64');
  await installHouseKeys(pool, from, { persons: Object.fromEntries(keys), claims });
  await pool.query("delete from sealing.keys where person = 'house:claims'");
  const sealing = createSealing(pool, from);
  sealed = await sealing.seal(personOf(7), { name: '민아' });
  await sealing.forget(personOf(8));
  await noteLostKeys(pool, ['user:lost']);
  before = await readHouseKeys(pool, from, null);
});

/** A database connection that fails like a killed process: at the nth statement, before or after the statement has run. */
function killedAt(nth: number, isDone: boolean): Queryable {
  let statements = 0;
  return {
    async query(text, values) {
      statements += 1;
      if (statements < nth) return pool.query(text, values);
      if (statements === nth && isDone) await pool.query(text, values);
      throw new Error('killed');
    },
  };
}

async function expectRewrapped(): Promise<void> {
  await requireMasterKey(pool, to);
  expect(await readHouseKeys(pool, to, null)).toEqual(before);
  const sealing = createSealing(pool, to);
  expect(await sealing.unseal(personOf(7), sealed)).toEqual({ name: '민아' });
  expect(await sealing.unseal(personOf(8), sealed)).toBeNull();
  const { rows } = await pool.query('select person from sealing.keys where lost');
  expect(rows).toEqual([{ person: 'user:lost' }]);
}

describe('the master key', () => {
  test('is replaced, and the claims key stays', async () => {
    const hides = await claimsKey(pool, from);
    expect(await rewrapKeys(pool, { from, to }, atOnce)).toBe(persons);
    await endRewrapping(pool);
    await expectRewrapped();
    expect(await claimsKey(pool, to)).toEqual(hides);
    await expect(requireMasterKey(pool, from)).rejects.toThrow('MASTER_KEY is not the one');
    // Changes the keys back to the first master key.
    await rewrapKeys(pool, { from: to, to: other });
    await endRewrapping(pool);
    expect(await claimsKey(pool, other)).toEqual(hides);
  });

  test('is replaced completely after a kill at any statement, and no process uses half of the keys', async () => {
    for (let nth = 1, isCut = true; isCut; nth++) {
      for (const isDone of [false, true]) {
        const db = killedAt(nth, isDone);
        isCut = await rewrapKeys(db, { from, to }, atOnce)
          .then(() => endRewrapping(db))
          .then(
            () => false,
            () => true,
          );
        const { rows } = await pool.query("select from sealing.keys where person = 'house:rewrapping'");
        if (rows.length > 0) {
          for (const key of [from, to])
            await expect(requireMasterKey(pool, key)).rejects.toThrow('being changed');
        }
        await rewrapKeys(pool, { from, to }, atOnce);
        await endRewrapping(pool);
        await expectRewrapped();
        await rewrapKeys(pool, { from: to, to: from }, atOnce);
        await endRewrapping(pool);
      }
    }
  });

  test('stays if neither master key opens a key, with an error', async () => {
    const stands = async () => (await pool.query('select * from sealing.keys order by person')).rows;
    const rows = await stands();
    await expect(rewrapKeys(pool, { from: other, to })).rejects.toThrow(KeysUnopened);
    expect(await stands()).toEqual(rows);
    await requireMasterKey(pool, from);
  });

  test('cannot be replaced by another new key after an interruption', async () => {
    const marked: Queryable = {
      async query(text, values) {
        if (text.startsWith('update')) throw new Error('killed');
        return pool.query(text, values);
      },
    };
    await expect(rewrapKeys(marked, { from, to }, atOnce)).rejects.toThrow('killed');
    await pool.query("delete from sealing.keys where person = 'house:claims'");
    await expect(rewrapKeys(pool, { from, to: other })).rejects.toThrow(SealBroken);
    await rewrapKeys(pool, { from, to }, atOnce);
    await endRewrapping(pool);
    await expectRewrapped();
  });

  test('restores no key of a person forgotten meanwhile', async () => {
    const forgetting: Queryable = {
      async query(text, values) {
        if (text.startsWith('update')) await createSealing(pool, to).forget(personOf(11));
        return pool.query(text, values);
      },
    };
    await rewrapKeys(forgetting, { from, to }, atOnce);
    await endRewrapping(pool);
    expect(await createSealing(pool, to).unseal(personOf(11), sealed)).toBeNull();
  });
});
