import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDayOf, daysFrom, daysLater } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Caller, MemberCaller } from '#http/caller.ts';
import { indexDeadlines } from '../kit/index/deadlines.ts';
import type { OutboxLetter } from '../mail/contract.ts';
import { memberPlanBody } from '../member-plans/testing/plan-body.ts';
import { troubledCards } from '../payment-provider/simulated-cards.ts';
import { callsOfPayments } from '../payments/calls-of-payments.ts';
import { aCard, givenHouse, type House, staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { liveTicketIndex } from './live-tickets.ts';

const tickets = '/v1/subscriptions/user-tickets';
const plansUrl = '/v1/subscriptions/user-plans';
const eventsUrl = '/v1/subscriptions/user-event-tickets';
const dayMs = 86_400_000;
const operator: Caller = { ...staff, id: 2, roles: ['operator'] };

let side: TestWriteSide;
let house: House;
let plans: { standard: number; large: number; free: number };
beforeAll(async () => {
  side = await testWriteSide();
  house = await givenHouse(side, 'wardrobe');
  plans = {
    standard: await madePlan('Standard', 39_000),
    large: await madePlan('Large', 59_000),
    free: await madePlan('Free', 0),
  };
});
afterAll(() => side.close());

const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];
const today = () => businessDayOf(side.deps.clock());

async function made(caller: Caller, url: string, body: object): Promise<number> {
  const answer = await side.call(caller, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const madePlan = (name: string, price: number, changed: object = {}) =>
  made(staff, plansUrl, { ...memberPlanBody(name, price), ...changed });

async function newMember(changed: object = {}): Promise<MemberCaller> {
  const username = `m${randomUUID().slice(0, 12)}`;
  const id = await made(staff, '/v1/users', { username, role: 'normal', ...changed });
  return { label: 'user', id, name: username };
}

async function payingMember(changed: object = {}): Promise<MemberCaller> {
  const member = await newMember(changed);
  await made(member, '/v1/users/cards', aCard);
  return member;
}

const ask = (caller: Caller, planId: number, changed: object = {}, headers = {}) =>
  side.call(caller, 'POST', tickets, { plan_id: planId, start_date: today(), ...changed }, headers);

async function joined(caller: Caller, planId: number, changed: object = {}): Promise<number> {
  const answer = await ask(caller, planId, changed);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const now = async (id: number) => (await side.deps.streams.refresh(userTicket, id)).state;
const liveOf = async ({ id }: MemberCaller) =>
  (await side.deps.streams.refresh(memberTickets, id)).state.ticketId;
const pointsOf = async ({ id }: MemberCaller) =>
  (await side.deps.streams.refresh(pointAccount, id)).state.balance;

async function until(id: number, state: object): Promise<UserTicket> {
  await expect.poll(() => now(id), { interval: 50 }).toMatchObject(state);
  return now(id);
}

/** Waits for the ticket that renews another one. */
async function renewalOf(member: MemberCaller, previousTicketId: number): Promise<number> {
  await expect.poll(() => liveOf(member), { interval: 50 }).not.toBe(previousTicketId);
  const next = (await liveOf(member)) ?? 0;
  expect(await now(next)).toMatchObject({ previousTicketId });
  return next;
}

/** Moves the clock to the given time of a business day. */
function moveTo(day: string, hour: number): void {
  const days = daysFrom(today(), day) - 1;
  const sinceMidnight = (Date.parse(side.deps.clock()) + 9 * 3_600_000) % dayMs;
  side.advanceClock(days * dayMs - sinceMidnight + hour * 3_600_000);
}

/** Replaces the member's only card. */
const useCard = async (member: MemberCaller, number: string) => {
  const card = { ...aCard, card_number: number };
  const replaced = await side.call(member, 'PUT', `/v1/users/cards/${member.id}`, card);
  expect(replaced.status, JSON.stringify(replaced.body)).toBe(200);
};

const givePoints = async ({ id }: MemberCaller, delta: number) => {
  const body = { delta, type: 'curator_event', message: 'welcome' };
  expect((await side.call(staff, 'POST', `/v1/users/${id}/points`, body)).status).toBeLessThan(300);
};

/** Puts garments of the house's size in stock. */
async function garments(amount: number): Promise<void> {
  for (let each = 0; each < amount; each += 1) {
    const id = await made(staff, '/v1/stocks', { product_size_id: house.sizeId, code: randomUUID() });
    expect((await side.call(staff, 'POST', `/v1/stocks/${id}/actions/enter`, {})).status).toBe(200);
  }
}

const who = { name: 'Mina', phone: '010-1234-5678' };
const requestTryset = (caller: Caller, changed: object = {}) =>
  side.call(caller, 'POST', '/v2/trysets', {
    product_size_ids: [house.sizeId],
    ...who,
    destination: { ...who, address: 'Seoul' },
    ...changed,
  });

test('a member signs up by card and may then request trysets, within the limits of the ticket', async () => {
  await garments(3);
  const member = await payingMember();
  expect(errorOf(await requestTryset(member))).toEqual([422, 'tryset.role_may_not_request']);
  const plan = await madePlan('Two at once', 39_000, { max_closet_limit: 2, concurrency_amount: 2 });
  const key = { 'idempotency-key': randomUUID() };
  const first = await ask(member, plan, {}, key);
  expect(first).toMatchObject({ status: 201, body: { status: 'pending' } });
  expect((await ask(member, plan, {}, key)).body.id).toBe(first.body.id);
  expect(errorOf(await ask(member, plans.free))).toEqual([409, 'user_ticket.has_ticket']);
  const { id } = first.body;
  expect(await until(id, { status: 'paid', amount: 39_000, tax: 3_545 })).toMatchObject({
    period: { startDate: today() },
  });
  // Three requests at once: the limit binds in the member's own stream.
  const answers = await Promise.all([1, 2, 3].map(() => requestTryset(member)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errorCode).toBe('tryset.ticket_trysets_used');
  const rentals = (await side.deps.streams.refresh(memberRentals, member.id)).state;
  expect(usedOf(rentals, id)).toEqual({ trysets: 2, items: 2 });
  // A used ticket is not refunded: only its renewal stops.
  expect(await side.call(member, 'DELETE', `${tickets}/${id}`)).toMatchObject({
    status: 200,
    body: { status: 'paid' },
  });
  expect((await now(id)).isRecharging).toBe(false);
});

test('a tryset that was never delivered gives its place in the ticket back', async () => {
  await garments(1);
  const member = await payingMember();
  const plan = await madePlan('One', 0, { max_closet_limit: 1 });
  await joined(member, plan);
  const tryset = await requestTryset(member);
  expect(tryset.status, JSON.stringify(tryset.body)).toBe(201);
  expect(errorOf(await requestTryset(member))).toEqual([409, 'tryset.ticket_trysets_used']);
  const item = `/v2/trysets/items/${tryset.body.items[0].id}`;
  expect((await side.call(staff, 'POST', `${item}/actions/cancel`, {})).status).toBe(200);
  await expect.poll(async () => (await requestTryset(member)).status, { interval: 200 }).toBe(201);
});

test('an unused ticket is refunded within 7 days, and then only its renewal stops', async () => {
  const member = await payingMember();
  await givePoints(member, 9_000);
  const id = await joined(member, plans.standard, { used_points: 9_000 });
  const { paymentId } = await until(id, { status: 'paid' });
  expect(await pointsOf(member)).toBe(0);
  const canceled = await side.call(member, 'POST', `${tickets}/cancel`, {});
  expect(canceled).toMatchObject({ status: 200, body: { id, status: 'canceled' } });
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId ?? 0)).state.refunds, {
      interval: 50,
    })
    .toMatchObject([{ amount: 30_000, status: 'done' }]);
  expect(await pointsOf(member)).toBe(9_000);
  expect(errorOf(await side.call(member, 'POST', `${tickets}/cancel`, {}))).toEqual([
    409,
    'user_ticket.none_live',
  ]);
  const other = await joined(member, plans.standard);
  await until(other, { status: 'paid' });
  side.advanceClock(8 * dayMs);
  expect((await side.call(member, 'DELETE', `${tickets}/${other}`)).body.status).toBe('paid');
  expect((await now(other)).isRecharging).toBe(false);
});

test('a stale revision changes nothing', async () => {
  const member = await payingMember();
  const id = await joined(member, plans.standard);
  await until(id, { status: 'paid' });
  const stale = { 'if-match': '"0"' };
  const canceled = await side.call(member, 'DELETE', `${tickets}/${id}`, undefined, stale);
  expect(canceled.status).toBe(412);
  const changed = await side.call(member, 'PATCH', `${tickets}/${id}`, { recharging_flag: false }, stale);
  expect(changed.status).toBe(412);
  expect(await now(id)).toMatchObject({ status: 'paid', isRecharging: true });
});

test('a renewal at 09:00 uses the next plan; declined, it is retried on days 1, 3 and 7; then the ticket ends', async () => {
  await garments(1);
  const email = `${randomUUID()}@member.example`;
  const member = await payingMember({ email });
  const id = await joined(member, plans.standard);
  const { period } = await until(id, { status: 'paid' });
  const end = period?.endDate ?? '';
  const next = { plan_id: plans.large };
  const chosen = await side.call(member, 'PATCH', `${tickets}/change_next_plan`, next);
  expect(chosen).toMatchObject({ status: 200, body: { id } });
  moveTo(daysLater(end, -5), 10);
  const announced = await letterAbout(email, daysLater(end, 1));
  expect(announced.text).toContain('59,000');
  expect(announced.text).toContain('4242');
  await useCard(member, troubledCards.limit);
  moveTo(daysLater(end, 1), 8);
  await side.reacted();
  expect(await liveOf(member)).toBe(id);
  moveTo(daysLater(end, 1), 9.1);
  const renewal = await renewalOf(member, id);
  expect(await until(renewal, { status: 'pending', failures: 1 })).toMatchObject({
    amount: 59_000,
    plan: { memberPlanId: plans.large },
  });
  expect(errorOf(await requestTryset(member))).toEqual([409, 'tryset.ticket_unpaid']);
  const failed = await letterAbout(email, '결제에 실패');
  expect(failed.text).toContain(daysLater(today(), 1));
  for (const [days, failures] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    side.advanceClock(days * dayMs);
    await until(renewal, { status: 'pending', failures });
  }
  side.advanceClock(dayMs);
  await until(renewal, { status: 'failed' });
  await letterAbout(email, '종료');
  await expect.poll(() => liveOf(member), { interval: 50 }).toBeNull();
  expect(errorOf(await requestTryset(member))).toEqual([422, 'tryset.role_may_not_request']);
});

test('another card pays a declined renewal at once', { tags: 'thorough' }, async () => {
  const member = await payingMember();
  const id = await joined(member, plans.standard);
  const { period } = await until(id, { status: 'paid' });
  await useCard(member, troubledCards.declined);
  moveTo(daysLater(period?.endDate ?? '', 1), 9.1);
  const renewal = await renewalOf(member, id);
  await until(renewal, { status: 'pending', failures: 1 });
  await useCard(member, aCard.card_number);
  await until(renewal, { status: 'paid' });
  const again = await side.call(member, 'POST', `${tickets}/${renewal}/actions/pay`, {});
  expect(errorOf(again)).toEqual([409, 'user_ticket.nothing_to_pay']);
});

test('points pay a renewal first where the member wants it', { tags: 'thorough' }, async () => {
  const member = await payingMember();
  const wish = await side.call(member, 'PATCH', '/v1/users/self', { use_points_for_plan: true });
  expect(wish.status, JSON.stringify(wish.body)).toBe(200);
  const id = await joined(member, plans.standard);
  const { period } = await until(id, { status: 'paid' });
  await givePoints(member, 9_000);
  moveTo(daysLater(period?.endDate ?? '', 1), 9.1);
  const renewal = await renewalOf(member, id);
  const { paymentId } = await until(renewal, { status: 'paid', usedPoints: 9_000 });
  const { state } = await side.deps.streams.refresh(payment, paymentId ?? 0);
  expect(state.amount).toBe(30_000);
  await expect.poll(() => pointsOf(member), { interval: 50 }).toBe(0);
});

test('staff give a ticket for points; members cannot', async () => {
  const member = await newMember();
  const forced = { user_id: member.id, force_subscription: true };
  expect(errorOf(await ask(member, plans.standard, forced))).toEqual([403, 'user_ticket.forbidden']);
  expect(errorOf(await ask(staff, plans.standard, forced))).toEqual([422, 'point_account.not_enough']);
  expect(await liveOf(member)).toBeNull();
  await givePoints(member, 40_000);
  const id = await joined(staff, plans.standard, forced);
  expect(await now(id)).toMatchObject({
    status: 'paid',
    isForced: true,
    usedPoints: 39_000,
    paymentId: null,
  });
  expect(await pointsOf(member)).toBe(1_000);
});

test('an event ticket has its window, its price and its days; each member uses it once, and two at once take the last use', {
  tags: 'thorough',
}, async () => {
  const offer = {
    name: 'Spring',
    plan_id: plans.standard,
    signup_start_date: today(),
    signup_end_date: daysLater(today(), 3),
    active_duration: 'P2W',
    discount_price: { KOREA: 9_000, JAPAN: null },
    max_uses: 2,
  };
  const event = await made(staff, eventsUrl, offer);
  const using = { event_ticket_id: event };
  const first = await payingMember();
  const id = await joined(first, plans.standard, using);
  const { period } = await until(id, { status: 'paid', amount: 9_000, tax: 818 });
  expect(period).toMatchObject({ startDate: today(), endDate: daysLater(today(), 13) });
  const others = [await payingMember(), await payingMember()];
  const answers = await Promise.all(others.map((member) => ask(member, plans.standard, using)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('event_ticket.used_up');
  const third = await payingMember();
  expect(errorOf(await ask(third, plans.large, using))).toEqual([422, 'event_ticket.other_plan']);
  expect((await side.call(staff, 'PATCH', `${eventsUrl}/${event}`, { max_uses: null })).status).toBe(200);
  const again = await side.call(first, 'DELETE', `${tickets}/${id}`);
  expect(again.body.status).toBe('canceled');
  // The canceled ticket gave its use back.
  const second = await joined(first, plans.standard, using);
  await until(second, { status: 'paid' });
  const next = daysLater(today(), 14);
  moveTo(daysLater(today(), 4), 12);
  expect(errorOf(await ask(third, plans.standard, using))).toEqual([422, 'event_ticket.closed']);
  moveTo(next, 9.1);
  // Its renewal has the plan's price, and the day after its last day is the new anchor.
  const renewal = await renewalOf(first, second);
  expect(await until(renewal, { status: 'paid', amount: 39_000 })).toMatchObject({
    eventTicketId: null,
    period: { anchor: next, startDate: next },
  });
  await side.call(first, 'PATCH', `${tickets}/${renewal}`, { recharging_flag: false });
  expect((await side.call(first, 'DELETE', `${tickets}/${renewal}`)).body.status).toBe('canceled');
  const late = { signup_end_date: daysLater(today(), 3) };
  expect((await side.call(staff, 'PATCH', `${eventsUrl}/${event}`, late)).status).toBe(200);
  expect(errorOf(await ask(first, plans.standard, using))).toEqual([409, 'event_ticket.used_before']);
  expect((await side.call(staff, 'DELETE', `${eventsUrl}/${event}`)).status).toBe(200);
  expect(errorOf(await ask(third, plans.standard, using))).toEqual([422, 'event_ticket.closed']);
});

test('owners write plans and event tickets; a wrong body is refused', async () => {
  const member = await newMember();
  for (const url of [plansUrl, eventsUrl]) {
    for (const caller of [operator, member, house.admin]) {
      expect((await side.call(caller, 'POST', url, {})).status, url).toBe(403);
    }
  }
  const id = await madePlan('Small', 19_000);
  const plan = `${plansUrl}/${id}`;
  expect((await side.call(staff, 'PATCH', plan, { price: { JAPAN: 2_100 } })).status).toBe(200);
  expect((await side.call(staff, 'PUT', plan, memberPlanBody('Little', 18_000))).status).toBe(200);
  expect((await side.call(staff, 'PATCH', plan, { months: 0 })).status).toBe(400);
  expect(errorOf(await ask(member, 999_999))).toEqual([422, 'member_plan.unknown']);
  expect(errorOf(await ask(member, id))).toEqual([422, 'user_ticket.no_card']);
  const offer = {
    name: 'Autumn',
    plan_id: id,
    signup_start_date: '2027-01-01',
    signup_end_date: '2027-02-01',
    discount_price: { KOREA: 0, JAPAN: null },
  };
  const refusal = async (changed: object) =>
    errorOf(await side.call(staff, 'POST', eventsUrl, { ...offer, ...changed }));
  expect(await refusal({})).toEqual([422, 'event_ticket.bad_days']);
  expect(await refusal({ active_duration: 'P0D' })).toEqual([422, 'event_ticket.bad_days']);
  expect(await refusal({ active_duration: 'P1M', signup_end_date: '2026-12-31' })).toEqual([
    422,
    'event_ticket.bad_signup',
  ]);
  expect(await refusal({ active_duration: 'P1M', plan_id: 999_999 })).toEqual([422, 'member_plan.unknown']);
  expect((await side.call(staff, 'DELETE', plan)).body.status).toBe('retired');
  expect(errorOf(await ask(member, id))).toEqual([422, 'member_plan.not_on_offer']);
  const inJapan = await madePlan('Japan', 0, { price: { KOREA: null, JAPAN: 4_200 } });
  expect(errorOf(await ask(member, inJapan))).toEqual([422, 'member_plan.not_sold']);
});

test('each call has its rights, and hides other members’ tickets', async () => {
  const member = await payingMember();
  const other = await newMember();
  const id = await joined(member, plans.standard);
  await until(id, { status: 'paid' });
  for (const [method, path, body] of [
    ['PATCH', `/${id}`, { recharging_flag: false }],
    ['DELETE', `/${id}`, undefined],
    ['POST', `/${id}/actions/pay`, {}],
    ['POST', '/cancel', { id }],
    ['PATCH', '/change_next_plan', { id, plan_id: plans.large }],
  ] as const) {
    expect(errorOf(await side.call(other, method, `${tickets}${path}`, body)), path).toEqual([
      404,
      'user_ticket.not_found',
    ]);
    expect((await side.call(house.admin, method, `${tickets}${path}`, body)).status, path).toBe(403);
  }
  expect(errorOf(await side.call(member, 'PUT', `${tickets}/${id}`, {}))).toEqual([
    405,
    'user_ticket.not_replaceable',
  ]);
  expect(errorOf(await ask(other, plans.free, { user_id: member.id }))).toEqual([404, 'user.not_found']);
  expect(errorOf(await ask(staff, plans.free))).toEqual([400, 'request.parameter_missing']);
  const early = { start_date: daysLater(today(), -1) };
  expect(errorOf(await ask(other, plans.free, early))).toEqual([422, 'user_ticket.bad_start']);
  const many = { used_points: 39_001 };
  expect(errorOf(await ask(other, plans.standard, many))).toEqual([422, 'user_ticket.too_many_points']);
  expect(await liveOf(other)).toBeNull();
  const banned = await newMember({ role: 'applying_only' });
  expect(errorOf(await ask(banned, plans.free))).toEqual([422, 'user_ticket.role_may_not']);
  const fixed = await madePlan('Fixed', 0, { can_change: false });
  const free = await joined(other, fixed);
  const next = { next_plan_id: plans.large };
  expect(errorOf(await side.call(other, 'PATCH', `${tickets}/${free}`, next))).toEqual([
    409,
    'user_ticket.plan_is_fixed',
  ]);
  expect((await side.call(staff, 'PATCH', `${tickets}/${free}`, next)).status).toBe(200);
});

test('a scheduled ticket begins on its day', async () => {
  const member = await newMember();
  const id = await joined(member, plans.free, { start_date: daysLater(today(), 2) });
  expect(await now(id)).toMatchObject({ status: 'scheduled' });
  expect(errorOf(await requestTryset(member))).toEqual([422, 'tryset.role_may_not_request']);
  moveTo(daysLater(today(), 2), 0.1);
  await until(id, { status: 'paid' });
});

test('an owner’s tax rate applies to tickets from then on', async () => {
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(200);
  const id = await joined(await payingMember(), plans.standard);
  expect((await now(id)).tax).toBe(6_500);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 10, JAPAN: 10 })).status).toBe(200);
});

test('a member is mailed the new price of the plan that the ticket renews with', async () => {
  const email = `${randomUUID()}@member.example`;
  const member = await payingMember({ email });
  const plan = await madePlan('Mailed', 39_000);
  await until(await joined(member, plan), { status: 'paid' });
  await side.reacted();
  const price = { KOREA: 45_000 };
  expect((await side.call(staff, 'PATCH', `${plansUrl}/${plan}`, { price })).status).toBe(200);
  const letter = await letterAbout(email, 'Mailed');
  expect(letter.text).toContain('39,000');
  expect(letter.text).toContain('45,000');
  expect(letter.text).toContain(daysLater(today(), 30));
});

test('forgetting ends a ticket first: the card is refunded, and then the member is forgotten', async () => {
  const member = await payingMember();
  const id = await joined(member, plans.standard);
  const { paymentId } = await until(id, { status: 'paid' });
  const asked = await side.call(staff, 'DELETE', `/v1/users/${member.id}`);
  expect(asked).toMatchObject({ status: 200, body: { status: 'leaving' } });
  await until(id, { status: 'canceled' });
  await expect
    .poll(async () => (await side.deps.streams.refresh(payment, paymentId ?? 0)).state.status, {
      interval: 50,
    })
    .toBe('canceled');
  const gone = async () => errorOf(await ask(staff, plans.free, { user_id: member.id }));
  await expect.poll(gone, { interval: 100 }).toEqual([404, 'user.not_found']);
});

async function eventsOf(stream: string): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of readStream(side.deps.streams.client, stream)) events.push(event);
  return events;
}

/** The database is lost, and the index reads the events of the member and of these tickets again. */
async function loseDatabase(member: MemberCaller, ids: readonly number[]): Promise<void> {
  await side.reacted();
  const { db, streams } = side.deps;
  const paymentIds = (await Promise.all(ids.map(now))).map(({ paymentId }) => `payment-${paymentId}`);
  const names = [`member_tickets-${member.id}`, ...ids.map((id) => `user_ticket-${id}`), ...paymentIds];
  const events = (await Promise.all(names.map(eventsOf))).flat();
  for (const table of ['write.deadlines', 'write.outside_calls', 'write.live_tickets'] as const) {
    await db.deleteFrom(table).execute();
  }
  for (const { keep } of [callsOfPayments, liveTicketIndex]) await keep(db, events);
  await indexDeadlines(db, streams, events);
}

// The last test, because it loses what the others wait for.
test('a lost database charges and renews a ticket once', { tags: 'thorough' }, async () => {
  const member = await payingMember();
  const id = await joined(member, plans.standard);
  await loseDatabase(member, [id]);
  const { period } = await until(id, { status: 'paid' });
  await loseDatabase(member, [id]);
  moveTo(daysLater(period?.endDate ?? '', 1), 9.1);
  const renewal = await renewalOf(member, id);
  await loseDatabase(member, [id, renewal]);
  await until(renewal, { status: 'paid' });
  await loseDatabase(member, [id, renewal]);
  side.advanceClock(dayMs);
  const turned = () =>
    side.deps.db
      .selectFrom('write.deadlines')
      .select('key')
      .where('due_at', '<=', new Date(side.deps.clock()))
      .execute();
  await expect.poll(turned, { interval: 100 }).toEqual([]);
  await side.reacted();
  const types = async (ticketId: number) =>
    (await eventsOf(`user_ticket-${ticketId}`)).map(({ type }) => type);
  expect(await types(id)).toEqual(['UserTicketRequested', 'UserTicketPaid', 'UserTicketEnded']);
  expect(await types(renewal)).toEqual(['UserTicketRequested', 'UserTicketPaid']);
  expect(await liveOf(member)).toBe(renewal);
});

/** Waits for the letter with these words in its subject. Letters that were never sent go after 30 days. */
async function letterAbout(email: string, words: string): Promise<{ subject: string; text: string }> {
  const about = async () => {
    const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=100');
    const letters = body.data as OutboxLetter[];
    return letters.find(({ to, subject }) => to === email && subject.includes(words));
  };
  await expect.poll(about, { interval: 100 }).toBeDefined();
  const letter = await about();
  if (letter === undefined) throw new Error(`no letter about “${words}”`);
  return letter;
}
