import {
  AccessDeniedError,
  DeadlineExceededError,
  type EventStoreDBClient,
  NotLeaderError,
  START,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from './faults.ts';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
let client: EventStoreDBClient;
beforeAll(async () => {
  t = await startTestStore();
  client = t.client;
});
afterAll(() => t.stop());

let count = 0;
let stream: string;
beforeEach(() => {
  count += 1;
  stream = `faulty-${count}`;
});

type Refusal = [string, Fault, new (...given: never[]) => Error, object];
const leader = (): Fault => ({ answer: 'not-leader', leader: { host: '127.0.0.1', port: t.store.port } });

describe('an append is answered', () => {
  test.each<Refusal>([
    [
      'not ready',
      { answer: 'not-ready' },
      UnknownError,
      { message: 'Could not recognize Server Is Not Ready' },
    ],
    ['no leader', { answer: 'not-leader' }, UnknownError, { code: status.UNKNOWN }],
    ['reset', { answer: 'reset' }, UnknownError, { code: status.INTERNAL }],
    ['unauthenticated', { answer: 'unauthenticated' }, AccessDeniedError, { code: status.UNAUTHENTICATED }],
    ['access denied', { answer: 'access-denied' }, AccessDeniedError, {}],
    ['too late', { answer: 'deadline-exceeded' }, DeadlineExceededError, {}],
  ])('%s once, and the event is not written', async (_name, fault, kind, fields) => {
    const raised = t.faults.raise(fault);
    const error = await failure(client.appendToStream(stream, events(1)));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject(fields);
    expect(raised.met).toBe(1);
    const next = await client.appendToStream(stream, events(1));
    expect(next.nextExpectedRevision).toBe(0n);
  });

  test('with the leader, to which the client turns', async () => {
    t.faults.raise(leader());
    expect(await failure(client.appendToStream(stream, events(1)))).toBeInstanceOf(NotLeaderError);
    expect((await client.appendToStream(stream, events(1))).nextExpectedRevision).toBe(0n);
  });

  test.each<Fault>([
    { answer: 'reset', written: true },
    { answer: 'deadline-exceeded', written: true },
  ])('$answer although the event is written, and a repeat like the first time', async (fault) => {
    t.faults.raise(fault);
    const same = events(3);
    await failure(client.appendToStream(stream, same, { expectedRevision: 'no_stream' }));
    expect(await collect(client.readStream(stream))).toHaveLength(3);
    const again = await client.appendToStream(stream, same, { expectedRevision: 'no_stream' });
    expect(again.nextExpectedRevision).toBe(2n);
  });
});

describe('reads and subscriptions are answered', () => {
  test.each<Refusal>([
    [
      'not ready',
      { answer: 'not-ready' },
      UnavailableError,
      { message: '14 UNAVAILABLE: Server Is Not Ready' },
    ],
    ['reset', { answer: 'reset' }, UnknownError, { code: status.INTERNAL }],
    ['unauthenticated', { answer: 'unauthenticated' }, AccessDeniedError, { code: status.UNAUTHENTICATED }],
    ['access denied', { answer: 'access-denied' }, AccessDeniedError, { code: status.PERMISSION_DENIED }],
    ['too late', { answer: 'deadline-exceeded' }, DeadlineExceededError, {}],
  ])('%s as often as the fault says', async (_name, fault, kind, fields) => {
    await client.appendToStream(stream, events(2));
    const calls = [
      () => collect(client.readStream(stream)),
      () => collect(client.readAll()),
      () => take(client.subscribeToStream(stream), 1),
      () => take(client.subscribeToAll(), 1),
    ];
    t.faults.raise({ ...fault, times: 4 });
    for (const call of calls) {
      const error = await failure(call());
      expect(error).toBeInstanceOf(kind);
      expect(error).toMatchObject(fields);
    }
    for (const call of calls) expect(await call()).not.toHaveLength(0);
  });

  test('until the fault is lifted, while other calls succeed', async () => {
    const raised = t.faults.raise({
      answer: 'not-ready',
      on: ['subscribe'],
      times: Number.POSITIVE_INFINITY,
    });
    await client.appendToStream(stream, events(2));
    expect(await collect(client.readStream(stream))).toHaveLength(2);
    for (let i = 0; i < 3; i++) await failure(take(client.subscribeToAll(), 1));
    raised.lift();
    expect(await take(client.subscribeToStream(stream), 2)).toHaveLength(2);
    expect(raised.met).toBe(3);
  });
});

test('a frozen node sends no answers, and all of them in order once it thaws', async () => {
  await client.appendToStream(stream, events(1));
  const subscription = client.subscribeToStream(stream, { fromRevision: START });
  await new Promise((resolve) => subscription.once('caughtUp', resolve));
  const received = take(subscription, 3);
  const db = new pg.Client(t.databaseUrl);
  await db.connect();
  t.faults.freeze();
  const appended = client.appendToStream(stream, events(2), { deadline: 30_000 });
  const tooLate = failure(client.deleteStream('nothing', { deadline: 100 }));
  expect(await tooLate).toBeInstanceOf(DeadlineExceededError);
  let isAnswered = false;
  const answered = appended.finally(() => {
    isAnswered = true;
  });
  await vi.waitUntil(
    async () => (await db.query('select from event_store.events where stream = $1', [stream])).rowCount === 3,
  );
  expect(isAnswered).toBe(false);
  await db.end();
  t.faults.thaw();
  await answered;
  expect((await received).map(({ event }) => event?.revision)).toEqual([0n, 1n, 2n]);
});

describe('a live subscriber whose buffer overflows', () => {
  const dropped = 'Consumer too slow to handle event while live';

  test.each<[string, () => ReturnType<typeof client.subscribeToAll | typeof client.subscribeToStream>]>([
    ['of a stream', () => client.subscribeToStream(stream)],
    ['of $all', () => client.subscribeToAll({ fromPosition: 'end' })],
  ])('%s is dropped', async (_name, subscribe) => {
    t.faults.liveBuffer = 32;
    const subscription = subscribe();
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const all: unknown[] = [];
    const ended = failure(
      (async () => {
        for await (const event of subscription) all.push(event);
      })(),
    );
    await client.appendToStream(stream, events(32));
    await client.appendToStream(stream, events(500));
    const error = await ended;
    t.faults.liveBuffer = Number.POSITIVE_INFINITY;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toContain(dropped);
    expect(all.length).toBeLessThanOrEqual(64);
  });
});
