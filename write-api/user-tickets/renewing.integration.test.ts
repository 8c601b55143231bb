import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import { troubledCards } from '../payment-provider/simulated-cards.ts';
import { aCard, staff } from '../testing/house.ts';
import { dayMs, errorOf, plansUrl, type TicketSide, ticketSide, tickets } from './testing/ticket-side.ts';

let given: TicketSide;
beforeAll(async () => {
  given = await ticketSide();
});
afterAll(() => given.side.close());

test('a renewal at 09:00 uses the next plan; declined, it is retried on days 1, 3 and 7; then the ticket ends', async () => {
  const {
    side,
    plans,
    today,
    payingMember,
    joined,
    liveOf,
    until,
    renewalOf,
    moveTo,
    payWith,
    garments,
    requestTryset,
    letterAbout,
  } = given;
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
  await payWith(member, troubledCards.limit);
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
  const { side, plans, payingMember, joined, until, renewalOf, moveTo, payWith } = given;
  const member = await payingMember();
  const id = await joined(member, plans.standard);
  const { period } = await until(id, { status: 'paid' });
  await payWith(member, troubledCards.declined);
  moveTo(daysLater(period?.endDate ?? '', 1), 9.1);
  const renewal = await renewalOf(member, id);
  await until(renewal, { status: 'pending', failures: 1 });
  await payWith(member, aCard.card_number);
  await until(renewal, { status: 'paid' });
  const again = await side.call(member, 'POST', `${tickets}/${renewal}/actions/pay`, {});
  expect(errorOf(again)).toEqual([409, 'user_ticket.nothing_to_pay']);
});

test('points pay a renewal first where the member wants it', { tags: 'thorough' }, async () => {
  const { side, plans, payingMember, joined, pointsOf, until, renewalOf, moveTo, givePoints } = given;
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

test('an owner’s tax rate applies to tickets from then on', async () => {
  const { side, plans, payingMember, joined, now } = given;
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 20, JAPAN: 10 })).status).toBe(200);
  const id = await joined(await payingMember(), plans.standard);
  expect((await now(id)).tax).toBe(6_500);
  expect((await side.call(staff, 'PUT', '/v1/tax-policy', { KOREA: 10, JAPAN: 10 })).status).toBe(200);
});

test('a member is mailed the new price of the plan that the ticket renews with', async () => {
  const { side, today, madePlan, payingMember, joined, until, letterAbout } = given;
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

// The last test, because it loses what the others wait for.
test('a lost database charges and renews a ticket once', { tags: 'thorough' }, async () => {
  const { side, plans, payingMember, joined, liveOf, until, renewalOf, moveTo, eventsOf, loseDatabase } =
    given;
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
