// @module-tag thorough
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readHouseKeys } from '#event-store/codec/house-keys.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { runnerLock } from '#projections/kit/runner/lock.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { advisoryKey } from '#write-api/kit/follower/lead.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

let house: TestHouse;
let db: pg.Pool;
beforeAll(async () => {
  house = await testHouse();
  await house.openWrites();
  db = new pg.Pool({ connectionString: house.databaseUrl, max: 2 });
  db.on('error', () => undefined);
});
afterEach(endPrograms);
/** The tests start programs, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });
afterAll(async () => {
  await db.end();
  await house.close();
});

const next = randomBytes(32);

function program(args: string[], masterKey: Buffer) {
  return startProgram(args, {
    EVENTSTORE_URL: house.eventStoreUrl,
    DATABASE_URL: house.databaseUrl,
    JWT_SECRET: randomBytes(48).toString('base64'),
    MASTER_KEY: masterKey.toString('base64'),
    NEW_MASTER_KEY: next.toString('base64'),
    PORT: '0',
  });
}
const rewrapping = (masterKey: Buffer) => program(['replay/main.ts', 'rewrap-keys'], masterKey);

test.each([
  ['reactions', advisoryKey],
  ['projections', runnerLock],
])('it is refused while a process does the %s', async (_what, lock) => {
  const held = await db.connect();
  await held.query('select pg_advisory_lock($1)', [lock]);
  const refused = rewrapping(house.masterKey);
  expect(await refused.ended).toBe(1);
  expect(refused.printed()).toContain('a server runs on this house; nothing was changed');
  held.release(true);
  await requireMasterKey(db, house.masterKey);
});

test('completes after repeated kills, and the installation then opens only with the new key', async () => {
  const sealing = createSealing(db, house.masterKey);
  const name = await sealing.seal('user:1', '민아');
  for (let id = 2; id < 1_500; id++) await sealing.seal(`user:${id}`, id);
  const keys = await readHouseKeys(db, house.masterKey, null);
  for (const killedAfter of [400, 900, 1_300]) {
    const killed = rewrapping(house.masterKey);
    await Promise.race([killed.ended, setTimeout(killedAfter)]);
    killed.kill('SIGKILL');
    await killed.ended;
  }
  const done = rewrapping(house.masterKey);
  expect([await done.ended, done.printed()]).toEqual([0, expect.stringContaining('Set MASTER_KEY to it')]);
  expect(done.printed()).not.toContain(next.toString('base64'));
  expect(await readHouseKeys(db, next, null)).toEqual(keys);
  expect(await createSealing(db, next).unseal('user:1', name)).toBe('민아');
  for (const role of ['projections', 'read-api']) {
    const former = program(['server/main.ts', role], house.masterKey);
    expect([await former.ended, former.printed()]).toEqual([
      1,
      expect.stringContaining('MASTER_KEY is not the one'),
    ]);
  }
});
