import {
  ANY,
  type AppendResult,
  type AppendToStreamOptions,
  binaryEvent,
  DeadlineExceededError,
  type EventData,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, events, failure, startTestStore, type TestStore } from './testing/event-store.ts';

const MAX_APPEND_SIZE = 100_000;

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore({ maxAppendSize: MAX_APPEND_SIZE });
});
afterAll(() => t.stop());

type Append = (
  stream: string,
  events: EventData | EventData[],
  options?: AppendToStreamOptions,
) => Promise<AppendResult>;

// With credentials, the client uses Append instead of BatchAppend.
const credentials = { username: 'admin', password: 'changeit' };
const methods: [string, Append][] = [
  ['BatchAppend', (stream, data, options) => t.client.appendToStream(stream, data, options)],
  ['Append', (stream, data, options) => t.client.appendToStream(stream, data, { ...options, credentials })],
];

describe.each(methods)('%s', (method, append) => {
  const name = (stream: string): string => `${method}-${stream}`;

  test('assigns revisions in the stream and positions in the log', async () => {
    const first = await append(name('a'), events(2));
    const second = await append(name('a'), events(3));
    expect(first.nextExpectedRevision).toBe(1n);
    expect(second.nextExpectedRevision).toBe(4n);
    expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
  });

  test('keeps JSON, binary data, metadata, ids and names unchanged', async () => {
    const stream = name('재고-在庫-☕');
    const before = Date.now();
    const json = jsonEvent({ type: '입고됨', data: { 수량: 3 }, metadata: { actor: '김' } });
    const binary = binaryEvent({
      type: 'picture',
      data: Uint8Array.of(0, 255, 10, 0),
      metadata: Uint8Array.of(9),
    });
    const empty = binaryEvent({ type: 'nothing', data: new Uint8Array() });
    await append(stream, [json, binary, empty]);
    const read = (await collect(t.client.readStream(stream))).map(({ event }) => event);
    expect(read).toMatchObject([
      {
        id: json.id,
        streamId: stream,
        type: '입고됨',
        data: { 수량: 3 },
        metadata: { actor: '김' },
        isJson: true,
      },
      { id: binary.id, type: 'picture', isJson: false },
      { id: empty.id, type: 'nothing', isJson: false, metadata: undefined },
    ]);
    expect(bytesOf(read[1]?.data)).toEqual([0, 255, 10, 0]);
    expect(bytesOf(read[1]?.metadata)).toEqual([9]);
    expect(read[2]?.data).toHaveLength(0);
    const created = read[0]?.created.getTime() ?? 0;
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
  });

  test('records each event of an append at its own time', async () => {
    const stream = name('moments');
    await append(stream, events(50));
    const db = new pg.Client(t.databaseUrl);
    await db.connect();
    const { rows } = await db.query<{ moment: string }>(
      `select created_ms || '.' || lpad(created_ticks::text, 4, '0') as moment from event_store.events
       where stream = $1 order by revision`,
      [stream],
    );
    await db.end();
    const moments = rows.map(({ moment }) => moment);
    expect(new Set(moments).size).toBe(50);
    expect(moments.toSorted()).toEqual(moments);
  });

  test.each([
    ['no_stream on an existing stream', NO_STREAM, 2n],
    ['an earlier revision', 1n, 2n],
    ['a later revision', 7n, 2n],
  ] as const)('refuses %s with the current revision', async (what, expectedRevision, current) => {
    const stream = name(`conflict-${what}`);
    await append(stream, events(3));
    const error = await failure(append(stream, events(1), { expectedRevision }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({
      streamName: stream,
      expectedVersion: expectedRevision,
      actualVersion: current,
    });
  });

  test.each([STREAM_EXISTS, 0n] as const)('refuses %s on a missing stream', async (expectedRevision) => {
    const error = await failure(append(name('missing'), events(1), { expectedRevision }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ expectedVersion: expectedRevision, actualVersion: NO_STREAM });
  });

  test('accepts each fulfilled expectation', async () => {
    const stream = name('met');
    await append(stream, events(1), { expectedRevision: NO_STREAM });
    await append(stream, events(1), { expectedRevision: 0n });
    await append(stream, events(1), { expectedRevision: STREAM_EXISTS });
    const last = await append(stream, events(1), { expectedRevision: ANY });
    expect(last.nextExpectedRevision).toBe(3n);
  });

  test.each([NO_STREAM, 1n, ANY, STREAM_EXISTS] as const)(
    'answers a repeat at %s like the first append',
    async (expectedRevision) => {
      const stream = name(`repeat-${expectedRevision}`);
      if (expectedRevision !== NO_STREAM) await append(stream, events(2));
      // So many that revisions have one digit and two.
      const same = events(12);
      const first = await append(stream, same, { expectedRevision });
      await append(stream, events(4));
      const again = await append(stream, same, { expectedRevision });
      expect(again).toEqual(first);
      expect(await collect(t.client.readStream(stream))).toHaveLength(
        expectedRevision === NO_STREAM ? 16 : 18,
      );
    },
  );

  test('answers concurrent repeats alike', async () => {
    const stream = name('race');
    const same = events(2);
    const results = await Promise.all([1, 2, 3].map(() => append(stream, same)));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(await collect(t.client.readStream(stream))).toHaveLength(2);
  });

  test.each([NO_STREAM, ANY] as const)(
    'refuses at %s events of which only the first are a repeat',
    async (expectedRevision) => {
      const stream = name(`part-${expectedRevision}`);
      const [first, second] = events(2);
      await append(stream, [first as EventData, second as EventData]);
      const error = await failure(append(stream, [first as EventData, ...events(1)], { expectedRevision }));
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
    },
  );

  test('lets one of many racing appends win', async () => {
    const stream = name('winner');
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => append(stream, events(2), { expectedRevision: NO_STREAM })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collect(t.client.readStream(stream))).toHaveLength(2);
  });

  test('refuses an append above the maximum size and writes none of it', async () => {
    const stream = name('large');
    const large = jsonEvent({ type: 'large', data: { text: 'x'.repeat(MAX_APPEND_SIZE) } });
    const error = await failure(append(stream, [...events(1), large]));
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: MAX_APPEND_SIZE });
    expect(await failure(collect(t.client.readStream(stream)))).toBeInstanceOf(StreamNotFoundError);
  });

  test('accepts an append in several messages', async () => {
    const stream = name('chunks');
    const result = await append(stream, events(50), { batchAppendSize: 200 });
    expect(result.nextExpectedRevision).toBe(49n);
  });

  test('answers that the deadline passed, and accepts the same append again', async () => {
    const stream = name('deadline');
    const same = events(2);
    await append(stream, events(1));
    const blocker = new pg.Client(t.databaseUrl);
    await blocker.connect();
    await blocker.query('begin; lock table event_store.events in access exclusive mode');
    const error = await failure(append(stream, same, { expectedRevision: 0n, deadline: 300 }));
    await blocker.query('rollback');
    await blocker.end();
    expect(error).toBeInstanceOf(DeadlineExceededError);
    const again = await append(stream, same, { expectedRevision: 0n });
    expect(again.nextExpectedRevision).toBe(2n);
    expect(await collect(t.client.readStream(stream))).toHaveLength(3);
  });

  test('refuses an event that cannot be stored, and continues', async () => {
    await expect(append(name('nul\0'), events(1))).rejects.toThrow('NUL');
    await expect(append(name('ids'), jsonEvent({ id: 'x', type: 'a', data: {} }))).rejects.toThrow(
      'is not a UUID',
    );
    expect((await append(name('after'), events(1))).success).toBe(true);
  });
});

const bytesOf = (value: unknown): number[] => (value instanceof Uint8Array ? [...value] : []);
