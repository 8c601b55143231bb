import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { threeMembers } from './testing/life.ts';

const url = '/v1/subscriptions';
const [mina, jun, sora] = [member(51), member(52), member(53)];
const today = '2026-07-02T00:00:00.000Z';

let bench: Bench;
let models: TestModels;
let clock = today;
/** The live answers after each event of ticket 21, of plan 3 and of event ticket 8. */
const live = new Map<string, object[]>();

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench, now: () => new Date(clock) });
  const paths: Record<string, string> = {
    'user_ticket-21': `${url}/user-tickets/21`,
    'member_plan-3': `${url}/user-plans/3`,
    'event_ticket-8': `${url}/user-event-tickets/8`,
  };
  for (const event of threeMembers()) {
    await bench.take([event]);
    const path = paths[event.stream];
    if (path === undefined) continue;
    clock = event.recordedAt;
    live.set(path, [...(live.get(path) ?? []), (await models.get(staff, path)).body]);
  }
  clock = today;
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, path: string) =>
  (await models.get(caller, `${url}${path}`)).body.data.map(({ id }: { id: number }) => id);
const statusOf = async (caller: Caller, path: string) => (await models.get(caller, `${url}${path}`)).status;

it('shows a member its own tickets, staff all, and brand admins none', async () => {
  expect(await idsOf(staff, '/user-tickets')).toEqual([23, 22, 21]);
  expect(await idsOf(mina, '/user-tickets')).toEqual([22, 21]);
  expect(await idsOf(mina, '/user-tickets?user_id=53')).toEqual([]);
  expect(await idsOf(jun, '/user-tickets')).toEqual([]);
  for (const path of ['/user-tickets/21', '/user-status/51']) {
    expect(await statusOf(mina, path), path).toBe(200);
    expect(await statusOf(sora, path), path).toBe(404);
  }
  for (const path of [
    '/user-tickets',
    '/user-tickets/21',
    '/user-plans',
    '/user-event-tickets/8',
    '/user-status/51',
  ]) {
    expect(await statusOf(adminA, path), path).toBe(403);
  }
  for (const path of ['/user-tickets/21?revision=0', '/user-tickets/21/history']) {
    expect(await statusOf(mina, path), path).toBe(403);
  }
});

it('shows a member the plans and event tickets that it can sign up for, and those of its tickets', async () => {
  expect(await idsOf(staff, '/user-plans')).toEqual([5, 4, 3]);
  expect(await idsOf(mina, '/user-plans')).toEqual([4, 3]);
  expect(await idsOf(jun, '/user-plans')).toEqual([3]);
  expect(await statusOf(jun, '/user-plans/4')).toBe(404);
  // The only use is taken, and its sign-up is open.
  expect(await idsOf(staff, '/user-event-tickets?is_signup_open=true')).toEqual([8]);
  expect(await idsOf(sora, '/user-event-tickets')).toEqual([8]);
  expect(await idsOf(mina, '/user-event-tickets')).toEqual([]);
  expect((await models.get(staff, `${url}/user-plans/3`)).body).toMatchObject({ userCount: 2 });
  expect((await models.get(mina, `${url}/user-plans/3`)).body).toMatchObject({ userCount: null });
  expect((await models.get(staff, `${url}/user-event-tickets/8`)).body).toMatchObject({
    plan: { id: 3, name: 'Standard' },
    isSignupOpen: true,
    useCount: 1,
    maxUses: 1,
    fixedActiveDates: null,
  });
});

it.each([
  ['user_id=51', [22, 21]],
  ['plan_id=3', [23, 22, 21]],
  ['event_ticket_id=8', [23]],
  ['status=pending', [22]],
  ['plan_type=unlimited', []],
  ['is_live=true', [23, 22]],
  ['is_recharging=false', [23]],
  ['is_forced=true', [23]],
  ['is_unpaid=true', [22]],
  ['is_unpaid=false', [23, 21]],
  ['is_renewal_failed=true', []],
  ['start_date=2026-06-01,2026-06-30', [23, 21]],
  ['end_date=2026-07-31', [22]],
  ['created_time=2026-06-20', [23]],
  ['q=MIN', [22, 21]],
  ['order=end_date', [21, 23, 22]],
])('filters tickets by %s', async (query, ids) => {
  expect(await idsOf(staff, `/user-tickets?${query}`)).toEqual(ids);
});

it('shows a ticket with its used limits, its money and the plan that follows', async () => {
  const { body } = await models.get(staff, `${url}/user-tickets/21`);
  expect(body).toMatchObject({
    user: { id: 51, username: 'mina' },
    status: 'paid',
    isRunning: false,
    isEnded: true,
    plan: { id: 3, name: 'Standard', price: 39_000, currency: 'KRW' },
    startDate: '2026-06-01',
    endDate: '2026-06-30',
    limits: { maxClosetLimit: 4, maxItemsLimit: 12, maxItemsPerTry: 3, concurrencyAmount: 1 },
    usedClosets: 1,
    usedItems: 2,
    allUsedFlags: { closets: false, items: false },
    availableItemsPerTry: 3,
    nextPlan: { id: 3, startDate: '2026-07-01', price: 39_000 },
    amount: 39_000,
    invoice: {
      paymentId: 71,
      merchantUid: 't71_1_abcdefghij',
      status: 'paid',
      paidAmount: 38_000,
      usedPoints: 1_000,
      card: { id: 61 },
      receiptUrl: 'https://receipts.example/71',
    },
  });
});

it('tells how a member stands, with the failed renewal and the rest of its limits', async () => {
  const { body } = await models.get(staff, `${url}/user-status/51`);
  expect(body).toMatchObject({
    userId: 51,
    status: 'suspense',
    limitsLeft: null,
    ticket: {
      id: 22,
      isUnpaid: true,
      renewalFailure: {
        failures: 1,
        firstFailedTime: '2026-07-01T00:02:00.000Z',
        nextTryTime: '2026-07-02T00:02:00.000Z',
      },
    },
    invoice: { status: 'pending', paidAmount: 0, declined: 'limit' },
  });
  expect((await models.get(sora, `${url}/user-status/53`)).body).toMatchObject({
    status: 'active',
    ticket: { id: 23, isRunning: true, nextPlan: null, eventTickets: [{ id: 8, name: 'Summer offer' }] },
    limitsLeft: { closets: 4, items: 12, itemsPerTry: 3, concurrentClosets: 1 },
  });
  expect((await models.get(staff, `${url}/user-status/52`)).body).toMatchObject({
    status: 'idle',
    ticket: null,
    invoice: null,
    limitsLeft: null,
  });
});

it('sums the tickets by currency', async () => {
  const { body } = await models.get(staff, `${url}/user-tickets/totals`);
  expect(body.data).toEqual([
    { currency: 'KRW', count: 3, amount: 97_000, usedPoints: 20_000, paid: 38_000, refunded: 0, due: 39_000 },
  ]);
  expect((await models.get(mina, `${url}/user-tickets/totals?status=paid`)).body.data).toMatchObject([
    { count: 1, amount: 39_000 },
  ]);
});

it('writes the tickets, plans and event tickets as files', async () => {
  const linesOf = async (path: string) => (await models.get(staff, `${url}${path}`)).text.trim().split('\n');
  const [head, first] = await linesOf('/user-tickets/csv?order=id&language=en');
  expect(head).toContain('Trysets used');
  expect(first).toContain('mina');
  expect(await linesOf('/user-plans/csv')).toHaveLength(4);
  expect(await linesOf('/user-event-tickets/csv')).toHaveLength(2);
});

it('tells the histories of tickets and of event tickets with their uses', async () => {
  const typesOf = async (path: string) =>
    (await models.get(staff, `${url}${path}/history`)).body.data.map(({ type }: { type: string }) => type);
  expect(await typesOf('/user-tickets/21')).toEqual([
    'UserTicketEnded',
    'UserTicketNextPlanChosen',
    'UserTicketPaid',
    'UserTicketRequested',
  ]);
  expect(await typesOf('/user-event-tickets/8')).toEqual(['EventTicketUsed', 'EventTicketRegistered']);
});

it('answers the past as the live calls answered it', async () => {
  for (const [path, answers] of live) {
    for (const [revision, answer] of answers.entries()) {
      const { body } = await models.get(staff, `${path}?revision=${revision}`);
      const { asOf: _, userCount: __, useCount: ___, ...then } = body;
      const { userCount: ____, useCount: _____, ...was } = answer as Record<string, unknown>;
      expect(then, `${path} at revision ${revision}`).toEqual(was);
    }
  }
});
