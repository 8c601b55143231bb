import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Wire, wireTo } from '#event-store/embedded/testing/wire.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testDatabase } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import { revoke } from './revocations.ts';
import { type WatchedRevocations, watchRevocations } from './watch-revocations.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Kysely<unknown>;
let wire: Wire;
let overWire: string;
const watching: WatchedRevocations[] = [];
const failures: unknown[] = [];

beforeEach(async () => {
  database = await testDatabase();
  const pool = testPool(database.databaseUrl);
  db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const url = new URL(database.databaseUrl);
  wire = await wireTo({ host: url.hostname, port: Number(url.port) });
  url.port = String(wire.port);
  overWire = url.href;
});
afterEach(async () => {
  wire.deliver();
  await Promise.all(watching.splice(0).map((each) => each.close()));
  await wire.stop();
  await db.destroy();
  await database.close();
});

async function watch(options: { lookEveryMs?: number; patienceMs?: number; databaseUrl?: string } = {}) {
  const report = (error: unknown) => failures.push(error);
  const watched = await watchRevocations({ databaseUrl: database.databaseUrl, report, ...options });
  watching.push(watched);
  return watched;
}
const knows = (watched: WatchedRevocations, key: string) =>
  eventually(
    async () => watched.has(key),
    (known) => known,
  );
const long = 3_600_000;

test('all watchers learn of a revocation once it commits, and a later watcher knows it', async () => {
  const both = await Promise.all([watch({ lookEveryMs: long }), watch({ lookEveryMs: long })]);
  let told = 0;
  both[0].onRevoked(() => told++);
  await db.transaction().execute(async (transaction) => {
    await revoke(transaction, ['staff-1', 'sign_in-a']);
    expect(both[0].has('staff-1')).toBe(false);
  });
  for (const each of both) for (const key of ['staff-1', 'sign_in-a']) await knows(each, key);
  expect(told).toBeGreaterThan(0);
  expect(both[0].has('staff-2')).toBe(false);
  const later = await watch();
  expect([later.has('staff-1'), later.has('sign_in-a')]).toEqual([true, true]);
});

test('a revocation of a rolled-back transaction has no effect', async () => {
  const watched = await watch({ lookEveryMs: long });
  const undone = db.transaction().execute(async (transaction) => {
    await revoke(transaction, ['staff-1']);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await revoke(db, ['staff-2']);
  await knows(watched, 'staff-2');
  expect(watched.has('staff-1')).toBe(false);
});

test('a watcher catches up on lost notifications, on the same connection and after a broken one', async () => {
  const watched = await watch({ lookEveryMs: 100, databaseUrl: overWire });
  await sql`insert into write.revocations (key) values ('staff-1')`.execute(db);
  await knows(watched, 'staff-1');
  wire.cut();
  await revoke(db, ['staff-2']);
  await knows(watched, 'staff-2');
});

test('all tokens are refused while the database is silent, and accepted again once it answers', async () => {
  const watched = await watch({ lookEveryMs: 100, patienceMs: 300, databaseUrl: overWire });
  expect(() => watched.requireTold()).not.toThrow();
  wire.withholdAnswers();
  const passes = async () => {
    try {
      watched.requireTold();
      return true;
    } catch (error) {
      expect(error).toMatchObject({ statusCode: 503, errorCode: 'service.unavailable' });
      return false;
    }
  };
  await eventually(passes, (passed) => !passed);
  wire.deliver();
  await eventually(passes, (passed) => passed);
});

test('revocations are kept until all older tokens have expired, and then deleted', async () => {
  await watch();
  await sql`
    insert into write.revocations (key, revoked_at)
    values ('staff-1', now() - interval '3 hours'), ('staff-2', now() - interval '100 minutes')`.execute(db);
  const later = await watch();
  expect([later.has('staff-1'), later.has('staff-2')]).toEqual([false, true]);
  await revoke(db, ['staff-3']);
  const { rows } = await sql<{ key: string }>`select key from write.revocations order by key`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(['staff-2', 'staff-3']);
});

test('a watcher does not start without a database', async () => {
  const url = new URL(overWire);
  url.pathname = '/nowhere';
  await expect(watch({ databaseUrl: url.href })).rejects.toThrow();
});
