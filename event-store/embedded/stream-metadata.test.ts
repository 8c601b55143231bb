import { BACKWARDS, END, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
});
afterAll(() => t.stop());

const revisions = async (
  stream: string,
  options: Parameters<typeof t.client.readStream>[1] = {},
): Promise<(bigint | undefined)[]> =>
  (await collect(t.client.readStream(stream, options))).map(({ event }) => event?.revision);

const backwards = { direction: BACKWARDS, fromRevision: END } as const;

test('are set and read, including custom fields', async () => {
  expect(await t.client.getStreamMetadata('described')).toEqual({ streamName: 'described' });
  await t.client.setStreamMetadata('described', { maxCount: 5, maxAge: 60, team: '물류' });
  const { metadata } = await t.client.getStreamMetadata('described');
  expect(metadata).toEqual({ maxCount: 5, maxAge: 60, team: '물류' });
});

test('are guarded by their expected revision', async () => {
  await t.client.setStreamMetadata('guarded', { maxCount: 1 }, { expectedRevision: NO_STREAM });
  const error = await failure(
    t.client.setStreamMetadata('guarded', { maxCount: 2 }, { expectedRevision: NO_STREAM }),
  );
  expect(error).toBeInstanceOf(WrongExpectedVersionError);
});

test("only a stream's latest metadata are visible", async () => {
  for (const maxCount of [1, 2, 3]) await t.client.setStreamMetadata('latest', { maxCount });
  expect(await revisions('$$latest')).toEqual([2n]);
});

test('$maxCount keeps the last events, and counts on', async () => {
  await t.client.appendToStream('counted', events(10));
  await t.client.setStreamMetadata('counted', { maxCount: 3 });
  expect(await revisions('counted')).toEqual([7n, 8n, 9n]);
  expect(await revisions('counted', backwards)).toEqual([9n, 8n, 7n]);
  expect(await revisions('counted', { fromRevision: 2n, maxCount: 2 })).toEqual([7n, 8n]);
  await t.client.appendToStream('counted', events(2));
  expect(await revisions('counted')).toEqual([9n, 10n, 11n]);
  const subscribed = await take(t.client.subscribeToStream('counted'), 3);
  expect(subscribed.map(({ event }) => event?.revision)).toEqual([9n, 10n, 11n]);
});

test('$tb hides all events before it', async () => {
  await t.client.appendToStream('truncated', events(5));
  await t.client.setStreamMetadata('truncated', { truncateBefore: 3 });
  expect(await revisions('truncated')).toEqual([3n, 4n]);
  expect(await revisions('truncated', backwards)).toEqual([4n, 3n]);
  await t.client.setStreamMetadata('truncated', { truncateBefore: 9 });
  expect(await revisions('truncated')).toEqual([]);
});

test('$maxAge hides older events', async () => {
  await t.client.appendToStream('aged', events(3));
  await t.client.setStreamMetadata('aged', { maxAge: 3600 });
  const db = new pg.Client(t.databaseUrl);
  await db.connect();
  await db.query(
    `update event_store.events set created_ms = created_ms - 3601000 where stream = 'aged' and revision < 2`,
  );
  await db.end();
  expect(await revisions('aged')).toEqual([2n]);
  expect(await revisions('aged', backwards)).toEqual([2n]);
});

test('hide nothing in $all', async () => {
  const { position } = await t.client.appendToStream('whole', events(1));
  await t.client.appendToStream('whole', events(4));
  await t.client.setStreamMetadata('whole', { maxCount: 1 });
  const all = await collect(t.client.readAll({ fromPosition: position }));
  expect(all.filter(({ event }) => event?.streamId === 'whole')).toHaveLength(5);
});
