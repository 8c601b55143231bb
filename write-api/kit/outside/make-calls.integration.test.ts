import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { makeCalls } from './make-calls.ts';
import { lease, make } from './one-call.ts';
import { type CallEnd, type DueCall, leaseMs, type OutsideCall, retryAfterMs } from './outside-call.ts';
import { schedule } from './schedule.ts';

let side: TestWriteSide;
let kind = '';
let round = 0;
beforeAll(async () => {
  side = await testWriteSide();
});
beforeEach(() => {
  kind = `tried_${round++}`;
});
afterAll(() => side.close());

const cause = { eventId: '5f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11', correlationId: 'c' };
const now = () => Date.parse(side.deps.clock());
const inMs = (ms: number) => new Date(now() + ms).toISOString();
const wantBy = (eventId: string, ...keys: string[]) =>
  schedule(
    side.deps.db,
    kind,
    keys.map((key) => ({ key, dueAt: new Date(now()), cause: { ...cause, eventId } })),
  );
const want = (...keys: string[]) => wantBy(cause.eventId, ...keys);

function work(call: (due: DueCall) => Promise<CallEnd>, atOnce = 2): OutsideCall {
  return { kind, atOnce, call: (_, due) => call(due) };
}

async function rows() {
  const found = side.deps.db.selectFrom('write.outside_calls').selectAll().where('kind', '=', kind);
  return await found.orderBy('key').execute();
}

const reported: unknown[] = [];
const report = (error: unknown) => void reported.push(error);
const room = (atMost: number) => ({ kind, atMost, besides: [] });
const never = new AbortController().signal;

/** Makes the due calls one after the other, and returns their number. */
async function makeDue(calls: OutsideCall): Promise<number> {
  const due = await lease(side.deps, [room(calls.atOnce)]);
  for (const each of due) await make(side.deps, calls, each, { signal: never, report });
  return due.length;
}

it('leases no more calls than requested, even where Postgres expects a single row', async () => {
  await want('a');
  await sql`vacuum analyze write.outside_calls`.execute(side.deps.db);
  await want('b', 'c', 'd', 'e');
  expect(await lease(side.deps, [room(2)])).toHaveLength(2);
});

it('makes due calls, records when they were answered, and deletes those without a next call', async () => {
  await want('a', 'b', 'c');
  const seen: DueCall[] = [];
  const calls = work(async (due) => {
    seen.push(due);
    return { next: due.key === 'a' ? inMs(60_000) : null, end: 'answered' };
  });
  expect([await makeDue(calls), await makeDue(calls), await makeDue(calls)]).toEqual([2, 1, 0]);
  expect(await rows()).toMatchObject([{ key: 'a', tries: 0, asked_at: expect.any(Date) }]);
  side.advanceClock(60_000);
  await makeDue(calls);
  expect(seen.map(({ key, askedAt }) => [key, askedAt !== null])).toEqual([
    ['a', false],
    ['b', false],
    ['c', false],
    ['a', true],
  ]);
});

it('waits longer after each failure, and reports errors of the call itself', async () => {
  await want('a');
  const wrong = new Error('no such service');
  const calls = work(() => Promise.reject(wrong));
  for (const tries of [1, 2, 3]) {
    await makeDue(calls);
    const [row] = await rows();
    expect(row).toMatchObject({ tries, asked_at: null });
    expect(Number(row?.due_at) - now()).toBeGreaterThan(retryAfterMs(tries - 1) - 20_000);
    side.advanceClock(retryAfterMs(tries - 1));
  }
  expect(reported).toContain(wrong);
  await makeDue(work(async () => ({ next: inMs(1_000), end: 'answered' })));
  expect(await rows()).toMatchObject([{ tries: 0 }]);
});

it('leaves a call of a crashed worker to the next one, after its lease', async () => {
  await want('a');
  const death = work(() => new Promise(() => undefined));
  void makeDue(death);
  await expect.poll(async () => Number((await rows())[0]?.due_at) > now()).toBe(true);
  const calls = work(async () => ({ next: null, end: 'answered' }));
  expect(await makeDue(calls)).toBe(0);
  side.advanceClock(leaseMs);
  expect(await makeDue(calls)).toBe(1);
  expect(await rows()).toEqual([]);
});

it('repeats a call that another event scheduled meanwhile, but not for the same event', async () => {
  await want('a', 'b');
  const calls = work(async ({ key }) => {
    await (key === 'a' ? wantBy('6f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11', key) : want(key));
    return { next: null, end: 'answered' };
  });
  await makeDue(calls);
  expect(await rows()).toMatchObject([{ key: 'a', asked_at: null }]);
});

it('keeps an answer from before a crash, and gives up a hopeless call until it is scheduled again', async () => {
  await want('a');
  const answered = work(async ({ keep }) => {
    await keep({ said: 'yes' });
    return await new Promise<never>(() => undefined);
  });
  void makeDue(answered);
  await expect.poll(async () => (await rows())[0]?.answer).toEqual({ said: 'yes' });
  side.advanceClock(leaseMs);
  const seen: unknown[] = [];
  const hopeless = work(async ({ answer }) => {
    seen.push(answer);
    return { end: 'failed', next: null, problem: 'no such item' };
  });
  expect([await makeDue(hopeless), await makeDue(hopeless)]).toEqual([1, 0]);
  expect(seen).toEqual([{ said: 'yes' }]);
  expect(await rows()).toMatchObject([{ due_at: null, problem: 'no such item', tries: 1 }]);
  await wantBy('7f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11', 'a');
  expect(await rows()).toMatchObject([{ due_at: expect.any(Date), problem: null, answer: null }]);
});

it('renews the lease of a long call, and leaves a call that another worker took', async () => {
  await want('a');
  const begun = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const slow = work(async ({ keep }) => {
    await keep({ first: true });
    begun.resolve();
    await late.promise;
    await keep({ second: true });
    return { next: null, end: 'answered' };
  });
  const making = makeDue(slow);
  await begun.promise;
  side.advanceClock(leaseMs);
  const others = work(async () => ({ next: inMs(60_000), end: 'answered' }));
  expect(await makeDue(others)).toBe(1);
  late.resolve();
  await making;
  expect(await rows()).toMatchObject([{ key: 'a', answer: null, tries: 0 }]);
});

it('aborts current calls when the process ends, and keeps their leases', async () => {
  await want('a');
  const stopping = new AbortController();
  const calls = work(({ signal }) => {
    stopping.abort();
    return Promise.reject(signal.reason);
  });
  await makeCalls(side.deps, [calls], stopping.signal, report);
  const [row] = await rows();
  expect(row).toMatchObject({ tries: 0, problem: null });
  expect(Number(row?.due_at)).toBeGreaterThan(now());
});

it('never makes two calls about the same subject at once', async () => {
  await want('a');
  const stopping = new AbortController();
  const other = Promise.withResolvers<void>();
  const seen: string[] = [];
  const calls = work(async ({ key }) => {
    seen.push(`${key} begins`);
    if (key === 'b') other.resolve();
    else if (seen.length === 1) {
      await wantBy('8f0f4a0e-5f3c-4b8e-9d2a-0d6d7f6c1b11', 'a');
      // The later call has been made, so the earlier one was skipped.
      await want('b');
      await other.promise;
    } else stopping.abort();
    seen.push(`${key} ends`);
    return { next: null, end: 'answered' };
  });
  await makeCalls(side.deps, [calls], stopping.signal, report);
  expect(seen.filter((each) => each.startsWith('a'))).toEqual(['a begins', 'a ends', 'a begins', 'a ends']);
});

it('has a maximum of current calls, and waits for them when it ends', async () => {
  await want('a', 'b', 'c', 'd', 'e');
  const stopping = new AbortController();
  let underWay = 0;
  let most = 0;
  let made = 0;
  const calls = work(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await rows();
    underWay -= 1;
    made += 1;
    if (made === 5) stopping.abort();
    return { next: null, end: 'answered' };
  });
  await makeCalls(side.deps, [calls], stopping.signal, report);
  expect([made, most, underWay]).toEqual([5, 2, 0]);
  expect(await rows()).toEqual([]);
});

it('leaves each kind its own room, and takes the next call of a full kind when one ends', async () => {
  const first = kind;
  await want('a1', 'a2');
  kind = `tried_${round++}`;
  await want('b1', 'b2');
  const stopping = new AbortController();
  const bothBegan = Promise.withResolvers<void>();
  const made: string[] = [];
  const of = (name: string): OutsideCall => ({
    kind: name,
    atOnce: 1,
    async call(_, { key }) {
      made.push(key);
      if (made.length === 2) bothBegan.resolve();
      await bothBegan.promise;
      if (made.length === 4) stopping.abort();
      return { next: null, end: 'answered' };
    },
  });
  // The pause is longer than this test may take: only the end of a call can wake the worker.
  await makeCalls(side.deps, [of(first), of(kind)], stopping.signal, report, { lookEveryMs: 120_000 });
  expect(made.slice(0, 2).sort()).toEqual(['a1', 'b1']);
  expect(made.slice(2).sort()).toEqual(['a2', 'b2']);
});
