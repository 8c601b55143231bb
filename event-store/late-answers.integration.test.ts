import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEvent } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { startTestStore, type TestStore } from './embedded/testing/event-store.ts';

let one: TestStore;
let other: TestStore;
beforeEach(async () => {
  [one, other] = await Promise.all([startTestStore(), startTestStore()]);
});
afterEach(async () => {
  await Promise.all([one.stop(), other.stop()]);
});

test("an answer that arrives after another client's connection broke stops nothing", async () => {
  const db = new pg.Client(other.databaseUrl);
  await db.connect();
  const stored = async () => (await db.query("select from event_store.events where stream = 'b-1'")).rowCount;

  // These appends open both connections, so that the test's later calls are appends only.
  await appendToStream(one.client, 'a-1', 'no_stream', [anEvent()]);
  await appendToStream(other.client, 'b-1', 'no_stream', [anEvent()]);
  other.faults.freeze();
  const appended = appendToStream(other.client, 'b-1', 0n, [anEvent()]);
  await vi.waitUntil(async () => (await stored()) === 2, { timeout: 50_000 });
  await db.end();
  one.faults.raise({ answer: 'reset', on: ['append'] });
  await appendToStream(one.client, 'a-1', 0n, [anEvent()]);
  other.faults.thaw();

  expect(await appended).toMatchObject({ ok: true, revision: 1n });
  expect(await appendToStream(other.client, 'b-1', 1n, [anEvent()])).toMatchObject({
    ok: true,
    revision: 2n,
  });
});
