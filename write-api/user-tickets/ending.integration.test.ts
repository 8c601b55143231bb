import { afterAll, beforeAll, expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import { staff } from '../testing/house.ts';
import { dayMs, errorOf, type TicketSide, ticketSide, tickets } from './testing/ticket-side.ts';

let given: TicketSide;
beforeAll(async () => {
  given = await ticketSide();
});
afterAll(() => given.side.close());

test('an unused ticket is refunded within 7 days, and then only its renewal stops', async () => {
  const { side, plans, payingMember, joined, now, pointsOf, until, givePoints } = given;
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
  const { side, plans, payingMember, joined, now, until } = given;
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

test('forgetting ends a ticket first: the card is refunded, and then the member is forgotten', async () => {
  const { side, plans, payingMember, ask, joined, until } = given;
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
