import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { staff } from '../testing/house.ts';
import { errorOf, eventsUrl, type TicketSide, ticketSide, tickets } from './testing/ticket-side.ts';

let given: TicketSide;
beforeAll(async () => {
  given = await ticketSide();
});
afterAll(() => given.side.close());

test('a member signs up by card and may then request trysets, within the limits of the ticket', async () => {
  const { side, plans, today, madePlan, payingMember, ask, now, until, garments, requestTryset } = given;
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
  const { side, madePlan, payingMember, joined, garments, requestTryset } = given;
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

test('staff give a ticket for points; members cannot', async () => {
  const { plans, newMember, ask, joined, now, liveOf, pointsOf, givePoints } = given;
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
  const { side, plans, today, made, payingMember, ask, joined, until, renewalOf, moveTo } = given;
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

test('a scheduled ticket begins on its day', async () => {
  const { plans, today, newMember, joined, now, until, moveTo, requestTryset } = given;
  const member = await newMember();
  const id = await joined(member, plans.free, { start_date: daysLater(today(), 2) });
  expect(await now(id)).toMatchObject({ status: 'scheduled' });
  expect(errorOf(await requestTryset(member))).toEqual([422, 'tryset.role_may_not_request']);
  moveTo(daysLater(today(), 2), 0.1);
  await until(id, { status: 'paid' });
});

test('a member changes the region only without points and without a ticket', async () => {
  const { side, plans, newMember, joined, givePoints } = given;
  const member = await newMember();
  const url = `/v1/users/${member.id}`;
  const move = (region_id: string, headers = {}) => side.call(staff, 'PATCH', url, { region_id }, headers);
  const isEmpty = {
    balance: 0,
    held: 0,
    waiting: 0,
    ticketId: null,
    orderId: null,
    proposalId: null,
    cash: 0,
  };
  const ticketId = await joined(member, plans.free);
  const tied = await move('JAPAN');
  expect(errorOf(tied)).toEqual([409, 'user.region_in_use']);
  expect(tied.body.detail).toEqual({ ...isEmpty, ticketId });
  expect((await side.call(member, 'DELETE', `${tickets}/${ticketId}`)).body.status).toBe('canceled');
  await side.reacted();
  const { revision } = (await move('JAPAN')).body;
  expect((await move('KOREA', { 'if-match': `"${revision}"` })).status).toBe(200);
  expect((await move('JAPAN', { 'if-match': `"${revision}"` })).status).toBe(412);
  await givePoints(member, 700);
  const rich = await move('JAPAN');
  expect(errorOf(rich)).toEqual([409, 'user.region_in_use']);
  expect(rich.body.detail).toEqual({ ...isEmpty, balance: 700 });
  const types = (await given.eventsOf(`user-${member.id}`)).map(({ type }) => type);
  expect(types.filter((type) => type === 'MemberRegionChangeBegan')).toHaveLength(2);
});
