import { expect, test } from 'vitest';
import { actors } from '#domain/testing/actors.ts';
import { changeTicket } from './change-ticket.ts';
import { payNow } from './pay-now.ts';
import { cancel, join } from './testing/steps.ts';
import { jun, mina, noon, offerId, plans, ticketHouse } from './testing/ticket-house.ts';

const start = noon('2027-04-01');

test('a card pays the sign-up and the renewal, which comes at 09:00 after the last day', async () => {
  const house = await ticketHouse(start);
  const { id, status } = await join(house);
  expect(status).toBe('pending');
  await house.settle();
  expect(await house.ticket(id)).toMatchObject({ status: 'paid', period: { endDate: '2027-04-30' } });
  await house.moveTo('2027-04-30T23:59:59.000Z');
  expect(await house.live(mina.id)).toBe(id);
  await house.moveTo('2027-05-01T00:00:00.000Z');
  expect(house.lived()).toEqual([
    '2027-04-01 Requested',
    '2027-04-01 Paid',
    '2027-05-01 Ended',
    '2027-05-01 Requested',
    '2027-05-01 Paid',
  ]);
  const next = await house.live(mina.id);
  expect(await house.ticket(next ?? 0)).toMatchObject({
    previousTicketId: id,
    period: { startDate: '2027-05-01', endDate: '2027-05-31' },
  });
  expect(house.fake.charges).toHaveLength(2);
});

test('a declined renewal is retried after 1, 3 and 7 days, then given up; the member has no ticket then', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  house.fake.moods.push(...Array.from({ length: 4 }, () => ({ declined: 'limit' }) as const));
  await house.moveTo(noon('2027-05-20'));
  expect(house.lived().slice(2)).toEqual([
    '2027-05-01 Ended',
    '2027-05-01 Requested',
    '2027-05-01 PaymentFailed',
    '2027-05-02 PaymentFailed',
    '2027-05-04 PaymentFailed',
    '2027-05-08 PaymentFailed',
    '2027-05-09 GivenUp',
  ]);
  expect(await house.live(mina.id)).toBeNull();
});

test('a retry that succeeds keeps the period', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  house.fake.moods.push({ declined: 'limit' });
  await house.moveTo(noon('2027-05-03'));
  const next = await house.ticket((await house.live(mina.id)) ?? 0);
  expect(next).toMatchObject({ status: 'paid', failures: 1, period: { startDate: '2027-05-01' } });
});

test('points pay a renewal first where the member wants it, and the card pays the rest', async () => {
  const house = await ticketHouse(start);
  await house.givePoints(mina.id, 50_000);
  await house.payWithPoints(mina.id);
  await join(house, { usedPoints: 10_000 });
  await house.settle();
  expect(await house.points(mina.id)).toEqual({ balance: 40_000, available: 40_000, held: 0 });
  await house.moveTo(noon('2027-05-01'));
  expect(await house.points(mina.id)).toEqual({ balance: 1_000, available: 1_000, held: 0 });
  await house.moveTo(noon('2027-06-01'));
  expect(await house.points(mina.id)).toEqual({ balance: 0, available: 0, held: 0 });
  const paid = [...house.fake.books.values()].map(({ amount }) => amount);
  expect(paid).toEqual([29_000, 38_000]);
});

test('staff give a ticket for points, without a card', async () => {
  const house = await ticketHouse(start);
  await house.removeCard(mina.id);
  await house.givePoints(mina.id, 40_000);
  const { id, status } = await join(house, { isForced: true });
  expect(status).toBe('paid');
  await house.settle();
  expect(await house.points(mina.id)).toEqual({ balance: 1_000, available: 1_000, held: 0 });
  await house.moveTo(noon('2027-05-01'));
  expect(await house.ticket((await house.live(mina.id)) ?? 0)).toMatchObject({
    previousTicketId: id,
    status: 'pending',
    failures: 1,
  });
});

test('an unpaid sign-up ends after half an hour, and gives points, use and place back', async () => {
  const house = await ticketHouse(start);
  await house.givePoints(mina.id, 5_000);
  house.fake.moods.push({ declined: 'limit' });
  const { id } = await join(house, { usedPoints: 5_000, eventTicketId: offerId });
  await house.settle();
  expect(await house.ticket(id)).toMatchObject({ status: 'pending', amount: 19_000, failures: 1 });
  expect(await house.points(mina.id)).toMatchObject({ available: 0, held: 5_000 });
  await house.moveTo(noon('2027-04-02'));
  expect(await house.ticket(id)).toMatchObject({ status: 'failed' });
  expect(await house.points(mina.id)).toEqual({ balance: 5_000, available: 5_000, held: 0 });
  expect([await house.uses(), await house.live(mina.id)]).toEqual([0, null]);
});

test('the member pays a declined sign-up again', async () => {
  const house = await ticketHouse(start);
  house.fake.moods.push({ declined: 'limit' });
  const { id } = await join(house);
  await house.settle();
  await house.ask((asked) => payNow(house.deps, asked, id));
  await house.settle();
  expect(await house.ticket(id)).toMatchObject({ status: 'paid' });
});

test('two members at once get one use of the last one, in both orders', async () => {
  for (const [first, second] of [
    [mina, jun],
    [jun, mina],
  ] as const) {
    const house = await ticketHouse(start);
    const offer = { eventTicketId: offerId };
    const outcomes = await Promise.allSettled([join(house, offer, first), join(house, offer, second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ errorCode: 'event_ticket.used_up' });
    await house.moveTo(noon('2027-04-02'));
    expect(await house.uses()).toBe(1);
    const live = [await house.live(first.id), await house.live(second.id)];
    expect(live.filter((id) => id !== null)).toHaveLength(1);
  }
});

test('a member cannot sign up twice', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await expect(join(house)).rejects.toMatchObject({ errorCode: 'user_ticket.has_ticket' });
});

test('an unused ticket is refunded within 7 days; later, or once used, only its renewal stops', async () => {
  const early = await ticketHouse(start);
  await early.givePoints(mina.id, 9_000);
  const { id } = await join(early, { usedPoints: 9_000 });
  await early.moveTo(noon('2027-04-08'));
  expect(await cancel(early, id)).toMatchObject({ status: 'canceled' });
  await early.settle();
  expect(early.fake.refunds).toMatchObject([{ amount: 30_000 }]);
  expect(await early.points(mina.id)).toEqual({ balance: 9_000, available: 9_000, held: 0 });
  expect((await early.claim(mina.id, 21, { ticketId: id })).ok).toBe(false);

  const late = await ticketHouse(start);
  const { id: other } = await join(late);
  await late.moveTo(noon('2027-04-09'));
  expect(await cancel(late, other)).toMatchObject({ status: 'paid' });
  await late.moveTo(noon('2027-05-02'));
  expect(await late.ticket(other)).toMatchObject({ isEnded: true, isRenewed: false });
  expect(await late.live(mina.id)).toBeNull();

  const used = await ticketHouse(start);
  const { id: third } = await join(used);
  await used.settle();
  expect((await used.claim(mina.id, 21, { ticketId: third })).ok).toBe(true);
  expect(await cancel(used, third)).toMatchObject({ status: 'paid' });
  expect(await used.ticket(third)).toMatchObject({ isRecharging: false });
});

test('a cancel closes the payment of an unpaid ticket; money that came first is refunded', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  expect(await cancel(house, id)).toMatchObject({ status: 'canceled' });
  await house.moveTo(noon('2027-04-02'));
  expect(await house.ticket(id)).toMatchObject({ status: 'canceled' });
  expect(await house.live(mina.id)).toBeNull();
});

test('the next ticket has the next plan', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.settle();
  const wanted = { nextMemberPlanId: plans.large, isRecharging: null };
  await house.ask((asked) => changeTicket(house.deps, asked, id, wanted));
  await house.moveTo(noon('2027-05-01'));
  expect(await house.ticket((await house.live(mina.id)) ?? 0)).toMatchObject({ amount: 59_000 });
});

test('a new price applies to tickets that start 30 days later', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  await house.setPrice(plans.standard, 45_000);
  await house.moveTo(noon('2027-05-01'));
  expect(await house.ticket((await house.live(mina.id)) ?? 0)).toMatchObject({ amount: 45_000 });
  await house.setPrice(plans.standard, 50_000);
  await house.moveTo(noon('2027-05-31'));
  await house.setPrice(plans.standard, 55_000);
  await house.moveTo(noon('2027-06-01'));
  expect(await house.ticket((await house.live(mina.id)) ?? 0)).toMatchObject({ amount: 50_000 });
});

test('an expired card is not charged again, and the retries of its payment fail', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  house.fake.moods.push({ declined: 'expired' });
  await house.moveTo(noon('2027-05-03'));
  expect(house.fake.charges).toHaveLength(2);
  const next = await house.ticket((await house.live(mina.id)) ?? 0);
  expect(next).toMatchObject({ status: 'pending', failures: 2 });
});

test('a banned member cannot sign up, and the ticket of one does not renew', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.settle();
  await house.run({ on: 'user', id: mina.id, command: { action: 'ban' } }, actors.staff);
  await house.moveTo(noon('2027-05-02'));
  expect(await house.ticket(id)).toMatchObject({ isEnded: true, isRenewed: false });
  expect(await house.live(mina.id)).toBeNull();
  expect(house.fake.charges).toHaveLength(1);
  await expect(join(house, { startDate: '2027-05-02' })).rejects.toMatchObject({
    errorCode: 'user_ticket.role_may_not',
  });
});
