import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '#http/errors.ts';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import type { WriteDatabase } from '../database.ts';
import { type AttemptLimit, createAttemptLimit } from './attempts.ts';

const office = '203.0.113.7';
const elsewhere = '198.51.100.9';

let database: TestDatabase;
let db: Kysely<WriteDatabase>;
let limit: AttemptLimit;
let now: number;
/** Creates a second limit over the same table, like another process or a restarted one. */
const openLimit = () =>
  createAttemptLimit({ db, clock: () => new Date(now).toISOString(), key: new Uint8Array(32) });

beforeAll(async () => {
  database = await testDatabase({ isEmpty: false });
  const pool = new pg.Pool({ connectionString: database.databaseUrl });
  // The test database is dropped as soon as the pool has ended, which may break a connection that is still closing.
  pool.on('connect', (client) => client.on('error', () => undefined));
  db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});
beforeEach(async () => {
  now = Date.parse('2026-03-01T09:00:00.000Z');
  limit = openLimit();
  await db.deleteFrom('write.attempts' as never).execute();
  await db.deleteFrom('write.sign_in_places' as never).execute();
});

/** Returns how many seconds to wait before another attempt; null if the attempt was allowed. */
async function waitFor(attempt: Promise<unknown>): Promise<number | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    const { statusCode, errorCode, detail, headers } = error as ApiError;
    expect([statusCode, errorCode]).toEqual([429, 'request.too_many']);
    expect(headers['retry-after']).toBe(String(detail.retryAfter));
    return Number(detail.retryAfter);
  }
}
const fail = (address: string, username: string) => waitFor(limit.begin(address, username));
const signIn = async (address: string, username: string) =>
  waitFor(limit.begin(address, username).then((attempt) => attempt.succeeded()));
const failOften = async (times: number, address: (n: number) => string, username: (n: number) => string) => {
  for (let n = 0; n < times; n++) await fail(address(n), username(n));
};

describe('failed sign-ins', () => {
  it('are limited to ten per address and account, in any case of the username', async () => {
    for (let n = 0; n < 10; n++) expect(await fail(office, n % 2 === 0 ? 'kim' : ' KIM')).toBeNull();
    now += 60_000;
    expect(await fail(office, 'kim')).toBe(240);
    expect(await fail(elsewhere, 'kim')).toBeNull();
    now += 240_000;
    expect(await fail(office, 'kim')).toBeNull();
  });

  it('are limited to ten even if all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => fail(office, 'kim')));
    expect(answers.filter((wait) => wait === null)).toHaveLength(10);
  });

  it('are counted for all processes and across restarts', async () => {
    await failOften(
      10,
      () => office,
      () => 'kim',
    );
    expect(await waitFor(openLimit().begin(office, 'kim'))).toBe(300);
  });

  it('are reset by a successful one', async () => {
    await failOften(
      9,
      () => office,
      () => 'kim',
    );
    expect(await signIn(office, 'kim')).toBeNull();
    await failOften(
      9,
      () => office,
      () => 'kim',
    );
    expect(await signIn(office, 'kim')).toBeNull();
  });

  it('of many accounts at one address do not lock out accounts that signed in there before', async () => {
    expect(await signIn(office, 'lee')).toBeNull();
    await failOften(
      100,
      () => office,
      (n) => `guess${n}`,
    );
    expect(await fail(office, 'guess100')).toBe(300);
    expect(await fail(office, 'new-colleague')).toBe(300);
    expect(await signIn(office, 'lee')).toBeNull();
    expect(await fail(elsewhere, 'guess100')).toBeNull();
  });

  it('of one account from many addresses do not lock out its owner at a known address', async () => {
    expect(await signIn(office, 'kim')).toBeNull();
    await failOften(
      50,
      (n) => `192.0.2.${n}`,
      () => 'kim',
    );
    expect(await fail('192.0.2.200', 'kim')).toBe(3600);
    expect(await signIn(office, 'kim')).toBeNull();
    expect(await signIn('192.0.2.200', 'lee')).toBeNull();
  });

  it('of a program that keeps trying one account do not use up attempts of other accounts', async () => {
    await failOften(
      500,
      () => office,
      () => 'kim',
    );
    expect(await signIn(office, 'new-colleague')).toBeNull();
  });

  it('are counted per network of an IPv6 address', async () => {
    await failOften(
      10,
      (n) => `2001:db8::${n}`,
      () => 'kim',
    );
    expect(await fail('2001:db8::ffff', 'kim')).toBe(300);
    expect(await fail('2001:db8:0:1::1', 'kim')).toBeNull();
  });

  it('do not wait longer if the clock is set back', async () => {
    await failOften(
      10,
      () => office,
      () => 'kim',
    );
    now -= 86_400_000;
    expect(await fail(office, 'kim')).toBe(300);
    now += 300_000;
    expect(await fail(office, 'kim')).toBeNull();
  });

  it('store neither addresses nor usernames in clear, and are deleted later', async () => {
    await fail(office, 'my password by mistake');
    await signIn(office, 'kim');
    const rows = async () =>
      JSON.stringify([
        await db
          .selectFrom('write.attempts' as never)
          .selectAll()
          .execute(),
        await db
          .selectFrom('write.sign_in_places' as never)
          .selectAll()
          .execute(),
      ]);
    expect(await rows()).not.toMatch(/203\.0|mistake|kim/);
    now += 31 * 86_400_000;
    await signIn(elsewhere, 'lee');
    expect(JSON.parse(await rows()).map((each: unknown[]) => each.length)).toEqual([2, 1]);
  });
});

describe('checks whether a username is taken', () => {
  it('are limited to a hundred per address, separately from sign-ins', async () => {
    for (let n = 0; n < 100; n++) expect(await waitFor(limit.ask(office))).toBeNull();
    expect(await waitFor(limit.ask(office))).toBe(300);
    expect(await waitFor(limit.ask(elsewhere))).toBeNull();
    expect(await fail(office, 'kim')).toBeNull();
  });
});
