import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  jsonEvent,
  type Position,
  START,
  StreamDeletedError,
  streamNameFilter,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
});
afterAll(() => t.stop());

const append = async (stream: string, count: number): Promise<Position | undefined> =>
  (await t.client.appendToStream(stream, events(count))).position;

describe('a stream', () => {
  test('sends existing events, reports that it caught up, and sends new ones', async () => {
    await append('followed', 100);
    const subscription = t.client.subscribeToStream('followed', { fromRevision: START });
    const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve));
    const taken = take(subscription, 103);
    await caughtUp;
    await append('other', 5);
    await append('followed', 1);
    await append('followed', 2);
    const revisions = (await taken).map(({ event }) => event?.revision);
    expect(revisions).toEqual(Array.from({ length: 103 }, (_, index) => BigInt(index)));
  });

  test('starts after the given revision', async () => {
    await append('resumed', 5);
    const [first] = await take(t.client.subscribeToStream('resumed', { fromRevision: 2n }), 1);
    expect(first?.event?.revision).toBe(3n);
  });

  test('sends only new events from the end', async () => {
    await append('late', 3);
    const subscription = t.client.subscribeToStream('late', { fromRevision: END });
    const taken = take(subscription, 1);
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    await append('late', 1);
    expect((await taken)[0]?.event?.revision).toBe(3n);
  });

  test('waits for a missing stream, and ends at a tombstone', async () => {
    const subscription = t.client.subscribeToStream('to come');
    const taken = failure(take(subscription, 3));
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    await append('to come', 2);
    await t.client.tombstoneStream('to come');
    expect(await taken).toBeInstanceOf(StreamDeletedError);
    const again = await failure(take(t.client.subscribeToStream('to come'), 1));
    expect(again).toBeInstanceOf(StreamDeletedError);
  });
});

describe('$all', () => {
  test('sends every event once and in order during many appends', async () => {
    const from = await append('before', 1);
    const subscription = t.client.subscribeToAll({ fromPosition: from });
    const taken = take(subscription, 600);
    await Promise.all(
      Array.from({ length: 60 }, (_, stream) => t.client.appendToStream(`many-${stream % 20}`, events(10))),
    );
    const received = (await taken).map(({ event }) => event);
    const places = received.map((event) => event?.position.commit ?? 0n);
    expect(places).toEqual(places.toSorted((one, other) => Number(one - other)));
    expect(new Set(received.map((event) => `${event?.streamId} ${event?.revision}`)).size).toBe(600);
  });

  test('sends only new events from the end', async () => {
    const subscription = t.client.subscribeToAll({ fromPosition: END });
    const taken = take(subscription, 1);
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const position = await append('newest', 1);
    expect((await taken)[0]?.event?.position).toEqual(position);
  });

  test('catches up from Postgres with events that left the memory', { tags: 'thorough' }, async () => {
    // The test appends more bytes than the tail holds, so that the first events have left the tail.
    const text = 'x'.repeat(100_000);
    const from = await append('large', 1);
    for (let i = 0; i < 50; i++) {
      const large = Array.from({ length: 8 }, () => jsonEvent({ type: 'large', data: { text } }));
      await t.client.appendToStream('large', large);
    }
    const taken = await take(t.client.subscribeToAll({ fromPosition: from }), 400);
    expect(taken.map(({ event }) => event?.revision)).toEqual(
      Array.from({ length: 400 }, (_, index) => BigInt(index + 1)),
    );
  });

  const filters: [string, Filter, string[]][] = [
    [
      'stream prefixes',
      streamNameFilter({ prefixes: ['fa-', 'fb-'] }),
      ['fa-1/x', 'fb-1/y', 'fa-2/y', 'fa-1/end'],
    ],
    ['a stream regex', streamNameFilter({ regex: '^f[ab]-1$' }), ['fa-1/x', 'fb-1/y', 'fa-1/end']],
    ['type prefixes', eventTypeFilter({ prefixes: ['x', 'end'] }), ['fa-1/x', 'fc-1/xx', 'fa-1/end']],
    ['a type regex', eventTypeFilter({ regex: '^(y|end)$' }), ['fb-1/y', 'fa-2/y', 'fa-1/end']],
    ['no system events', excludeSystemEvents(), ['fa-1/x', 'fb-1/y', 'fc-1/xx', 'fa-2/y', 'fa-1/end']],
  ];
  test.each(filters)('filters by %s', async (_, filter, expected) => {
    const from = await append('filters', 1);
    const add = (stream: string, type: string) => t.client.appendToStream(stream, events(1, type));
    await add('fa-1', 'x');
    await add('fb-1', 'y');
    await add('fc-1', 'xx');
    await t.client.setStreamMetadata('fc-1', { maxCount: 9 });
    await add('fa-2', 'y');
    await add('fa-1', 'end');
    const taken = await take(t.client.subscribeToAll({ fromPosition: from, filter }), expected.length);
    expect(taken.map(({ event }) => `${event?.streamId}/${event?.type}`)).toEqual(expected);
  });

  test('refuses an invalid regular expression', async () => {
    const filter = streamNameFilter({ regex: '(' });
    const error = await failure(take(t.client.subscribeToAll({ filter }), 1));
    expect(String(error)).toContain('is invalid');
  });

  test('tells a filtered subscriber how far it has read', async () => {
    const from = await append('checkpoints', 1);
    const checkpoints: bigint[] = [];
    const filter = streamNameFilter({
      prefixes: ['wanted'],
      maxSearchWindow: 10,
      checkpointInterval: 2,
      checkpointReached: async (_, { commit }) => {
        checkpoints.push(commit);
      },
    });
    const subscription = t.client.subscribeToAll({ fromPosition: from, filter });
    const taken = take(subscription, 1);
    await append('passed over', 45);
    await append('wanted', 1);
    await taken;
    const seen = await collect(t.client.readAll({ fromPosition: from }));
    expect(checkpoints).toEqual([20, 40].map((index) => seen[index]?.event?.position.commit));
  });
});
