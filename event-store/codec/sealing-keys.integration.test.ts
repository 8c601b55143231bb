import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/backend.ts';
import { createSealing, ensureSealingSchema, PersonForgotten } from './sealing-keys.ts';

const masterKey = randomBytes(32);
let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.databaseUrl });
  // The database is dropped while the last connections are still closing.
  pool.on('error', () => undefined);
  await Promise.all([ensureSealingSchema(pool), ensureSealingSchema(pool)]);
});

afterAll(async () => {
  await pool.end();
  await database.close();
});

/** A key store that counts its statements. */
function counted() {
  let count = 0;
  const counting = {
    query: (text: string, values?: unknown[]) => {
      count += 1;
      return pool.query(text, values);
    },
  };
  return { sealing: createSealing(counting, masterKey), statements: () => count };
}

describe('the key store', () => {
  test('lets one process unseal the data of another', async () => {
    const sealed = await createSealing(pool, masterKey).seal('user:1', { name: 'Ana' });
    expect(await createSealing(pool, masterKey).unseal('user:1', sealed)).toStrictEqual({ name: 'Ana' });
  });

  test('gives many processes that create a key at once the same one', async () => {
    const processes = Array.from({ length: 6 }, () => createSealing(pool, masterKey));
    const sealed = await Promise.all(processes.map((each, n) => each.seal('user:2', n)));
    const reader = createSealing(pool, masterKey);
    expect(await Promise.all(sealed.map((each) => reader.unseal('user:2', each)))).toStrictEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  test('stores keys wrapped, and opens them only with the master key', async () => {
    const sealed = await createSealing(pool, masterKey).seal('user:3', 'x');
    const stranger = createSealing(pool, randomBytes(32));
    await expect(stranger.unseal('user:3', sealed)).rejects.toThrow('does not open');
    expect(() => createSealing(pool, randomBytes(16))).toThrow('32 bytes');
  });

  test('keeps forgotten persons forgotten: opens nothing and seals nothing new for them', async () => {
    const sealing = createSealing(pool, masterKey);
    const sealed = await sealing.seal('user:4', 'secret');
    await sealing.forget('user:4');
    expect(await sealing.unseal('user:4', sealed)).toBeNull();
    await expect(sealing.seal('user:4', 'late')).rejects.toThrow(PersonForgotten);
    const { rows } = await pool.query("select wrapped from sealing.keys where person = 'user:4'");
    expect(rows).toStrictEqual([{ wrapped: null }]);
  });

  test('reads nothing for a person without a key', async () => {
    const sealing = createSealing(pool, masterKey);
    const sealed = await sealing.seal('user:5', 'x');
    expect(await sealing.unseal('user:99', sealed)).toBeNull();
  });

  test('needs no further statement for prefetched keys', async () => {
    const sealed = await createSealing(pool, masterKey).seal('user:6', 'x');
    const { sealing, statements } = counted();
    await sealing.prefetch(['user:6', 'user:1', 'user:6']);
    await sealing.unseal('user:6', sealed);
    expect(statements()).toBe(1);
  });

  test('prepares missing keys once, in one statement, and none for forgotten persons', async () => {
    const former = createSealing(pool, masterKey);
    const sealed = await former.seal('user:20', 'x');
    await former.forget('user:21');
    const { sealing, statements } = counted();
    await sealing.prepare(['user:20', 'user:21', 'user:22', 'user:23']);
    expect(statements()).toBe(3);
    const [one, other] = [await sealing.seal('user:22', 1), await sealing.seal('user:23', 2)];
    expect(await sealing.unseal('user:20', sealed)).toBe('x');
    expect(statements()).toBe(3);
    await expect(sealing.seal('user:21', 'x')).rejects.toThrow('forgotten');
    const beside = createSealing(pool, masterKey);
    await beside.prepare(['user:22', 'user:23']);
    expect([await beside.unseal('user:22', one), await beside.unseal('user:23', other)]).toEqual([1, 2]);
  });
});
