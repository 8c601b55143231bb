import { expect, test } from 'vitest';
import { askPayment } from '../payments/ask-payment.ts';
import { dueCall } from '../payments/testing/steps.ts';
import { changeTicket } from './change-ticket.ts';
import { payNow } from './pay-now.ts';
import { cancel, join } from './testing/steps.ts';
import { jun, mina, noon, offerId, type TicketHouse, ticketHouse } from './testing/ticket-house.ts';

const start = noon('2027-04-01');
const stop = { nextMemberPlanId: null, isRecharging: false };
const count = (house: TicketHouse, event: string) =>
  house.lived().filter((each) => each.endsWith(` ${event}`)).length;

test('webhook and answer: in either order the ticket is paid once', async () => {
  for (const isWebhookFirst of [true, false]) {
    const house = await ticketHouse(start);
    // The charge is made, and its answer is lost.
    house.fake.moods.push('lost');
    const { id } = await join(house);
    await house.settle((call) => call.kind !== 'charge_payment');
    const { paymentId } = await house.ticket(id);
    const notice = () => askPayment.call(house.deps, dueCall(`${paymentId}:1`));
    if (isWebhookFirst) {
      await house.settle();
      await notice();
    }
    await house.moveTo(noon('2027-04-02'));
    await notice();
    expect(count(house, 'Paid')).toBe(1);
    expect(house.fake.charges).toHaveLength(1);
  }
});

test('pay and cancel: a cancel before the charge closes the payment, one after it refunds', async () => {
  const before = await ticketHouse(start);
  const first = await join(before);
  await before.settle((call) => call.kind !== 'charge_payment');
  expect(await cancel(before, first.id)).toMatchObject({ status: 'canceled' });
  await before.moveTo(noon('2027-04-02'));
  expect([before.fake.charges, before.fake.refunds]).toEqual([[], []]);

  const after = await ticketHouse(start);
  const second = await join(after);
  await after.settle();
  expect(await cancel(after, second.id)).toMatchObject({ status: 'canceled' });
  await after.settle();
  expect(after.fake.refunds).toMatchObject([{ amount: 39_000 }]);
});

test('pay and cancel: money that arrives after the closing goes back', async () => {
  const house = await ticketHouse(start);
  house.fake.moods.push('lost');
  const { id } = await join(house);
  // The provider has charged the card, and nobody knows of it yet.
  await house.settle();
  expect(await cancel(house, id)).toMatchObject({ status: 'canceled' });
  await house.moveTo(noon('2027-04-02'));
  expect(house.fake.refunds).toMatchObject([{ amount: 39_000 }]);
  expect(await house.live(mina.id)).toBeNull();
});

test('pay and cancel: money that the ticket has not learned of yet goes back', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.settle((call) => call.kind !== 'charge_payment');
  const { paymentId } = await house.ticket(id);
  await house.confirmAlone(paymentId ?? 0, 39_000);
  expect((await house.ticket(id)).status).toBe('pending');
  expect(await cancel(house, id)).toMatchObject({ status: 'canceled' });
  expect(house.typesOf('payment')).toContain('RefundRequested');
});

test('the first use and the refund: the earlier one decides', async () => {
  for (const isUsedFirst of [true, false]) {
    const house = await ticketHouse(start);
    const { id } = await join(house);
    await house.settle();
    const use = () => house.claim(mina.id, 21, { ticketId: id });
    if (isUsedFirst) expect((await use()).ok).toBe(true);
    expect(await cancel(house, id)).toMatchObject({ status: isUsedFirst ? 'paid' : 'canceled' });
    if (!isUsedFirst) {
      expect(await use()).toMatchObject({ ok: false, refusal: { errorCode: 'tryset.ticket_canceled' } });
    }
    await house.settle();
    expect(house.fake.refunds).toHaveLength(isUsedFirst ? 0 : 1);
  }
});

test('the first use and the refund at once: exactly one of them happens', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.settle();
  const [used] = await Promise.all([house.claim(mina.id, 21, { ticketId: id }), cancel(house, id)]);
  await house.settle();
  expect((await house.ticket(id)).status).toBe(used.ok ? 'paid' : 'canceled');
  expect(house.fake.refunds).toHaveLength(used.ok ? 0 : 1);
});

test('two cancels at once refund once, and both answer that the ticket is canceled', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.settle();
  const both = await Promise.all([cancel(house, id), cancel(house, id)]);
  expect(both.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  await house.settle();
  expect(house.fake.refunds).toHaveLength(1);
});

test('renewal and cancel: the earlier one decides the next ticket', async () => {
  for (const isCancelFirst of [true, false]) {
    const house = await ticketHouse(start);
    const { id } = await join(house);
    await house.moveTo(isCancelFirst ? noon('2027-04-30') : noon('2027-05-01'));
    if (isCancelFirst) {
      expect(await cancel(house, id)).toMatchObject({ status: 'paid' });
    } else {
      await expect(cancel(house, id)).rejects.toMatchObject({ errorCode: 'user_ticket.ended' });
      const next = (await house.live(mina.id)) ?? 0;
      expect(await cancel(house, next)).toMatchObject({ status: 'canceled' });
    }
    await house.moveTo(noon('2027-06-02'));
    expect(await house.live(mina.id)).toBeNull();
    expect(count(house, 'Requested')).toBe(isCancelFirst ? 1 : 2);
    expect(house.fake.refunds).toHaveLength(isCancelFirst ? 0 : 1);
  }
});

test('a stop between the end of a ticket and the next one is refused, and the next one is opened', async () => {
  const house = await ticketHouse(start);
  const { id } = await join(house);
  await house.moveTo(noon('2027-04-30'));
  house.wait('2027-05-01T00:00:00.000Z');
  await house.run({ on: 'user_ticket', id, command: { action: 'renew' } });
  const stopping = house.ask((asked) => changeTicket(house.deps, asked, id, stop));
  await expect(stopping).rejects.toMatchObject({ errorCode: 'user_ticket.ended' });
  await house.settle();
  expect(await house.ticket((await house.live(mina.id)) ?? 0)).toMatchObject({ previousTicketId: id });
});

test('two renewals at once open one ticket', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  const turns = house.deadlines.filter(({ due }) => due.name === 'turn_ticket');
  expect(turns).toHaveLength(1);
  house.wait('2027-05-01T00:00:00.000Z');
  await Promise.all([...turns, ...turns].map((turn) => house.fire(turn)));
  await house.settle();
  expect(count(house, 'Requested')).toBe(2);
  expect(house.fake.charges).toHaveLength(2);
});

test('two sign-ups of a member at once: one ticket, and one use of the event ticket', async () => {
  const house = await ticketHouse(start);
  const both = await Promise.allSettled([join(house, { eventTicketId: offerId }), join(house)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await house.moveTo(noon('2027-04-02'));
  const ticket = await house.ticket((await house.live(mina.id)) ?? 0);
  expect(ticket.status).toBe('paid');
  expect(await house.uses()).toBe(ticket.eventTicketId === null ? 0 : 1);
});

test('pay now and the due time: whichever is first decides', async () => {
  for (const isPaidFirst of [true, false]) {
    const house = await ticketHouse(start);
    house.fake.moods.push({ declined: 'limit' });
    const { id } = await join(house);
    await house.settle();
    await house.moveTo(isPaidFirst ? noon('2027-04-01') : noon('2027-04-02'));
    const paying = house.ask((asked) => payNow(house.deps, asked, id));
    if (isPaidFirst) await paying;
    else await expect(paying).rejects.toMatchObject({ errorCode: 'user_ticket.nothing_to_pay' });
    await house.settle();
    expect((await house.ticket(id)).status).toBe(isPaidFirst ? 'paid' : 'failed');
  }
});

test('a member without a card is charged as soon as a card is registered', async () => {
  const house = await ticketHouse(start);
  await join(house);
  await house.settle();
  await house.removeCard(mina.id);
  await house.moveTo(noon('2027-05-01'));
  const next = (await house.live(mina.id)) ?? 0;
  expect(await house.ticket(next)).toMatchObject({ status: 'pending', failures: 1 });
  const paying = house.ask((asked) => payNow(house.deps, asked, next));
  await expect(paying).rejects.toMatchObject({ errorCode: 'user_ticket.no_card' });
  await house.registerCard(mina.id, 77);
  expect(await house.ticket(next)).toMatchObject({ status: 'paid', failures: 1 });
  expect(house.fake.charges).toHaveLength(2);
});

test.each([
  ['', false],
  [', and the database is lost', true],
])('whatever append or charge a crash interrupts%s, each ticket is paid once', async (_, losesDatabase) => {
  let points = 0;
  for (;;) {
    const house = await ticketHouse(start, points, losesDatabase);
    await house.givePoints(mina.id, 30_000);
    await house.payWithPoints(mina.id);
    const { id } = await join(house, { usedPoints: 4_000, eventTicketId: offerId });
    await house.moveTo(noon('2027-05-02'));
    const next = (await house.live(mina.id)) ?? 0;
    await cancel(house, next);
    await house.moveTo(noon('2027-05-04'));
    const at = `crash ${points}`;
    expect(house.lived(), at).toEqual([
      '2027-04-01 Requested',
      '2027-04-01 Paid',
      '2027-05-01 Ended',
      '2027-05-01 Requested',
      '2027-05-01 Paid',
      '2027-05-02 Canceled',
    ]);
    expect(
      [...house.fake.books.values()].map(({ amount }) => amount),
      at,
    ).toEqual([15_000, 13_000]);
    expect(
      house.fake.refunds.map(({ amount }) => amount),
      at,
    ).toEqual([13_000]);
    expect(await house.points(mina.id), at).toEqual({ balance: 26_000, available: 26_000, held: 0 });
    expect([await house.uses(), await house.live(mina.id), id > 0], at).toEqual([1, null, true]);
    if (!house.hasCrashed()) break;
    points += 1;
  }
  expect(points).toBeGreaterThan(50);
});

test('a crash while a cancel closes the payment leaves neither the payment nor the ticket behind', async () => {
  for (let points = 0; ; points += 1) {
    const house = await ticketHouse(start, points);
    await house.givePoints(mina.id, 4_000);
    const { id } = await join(house, { usedPoints: 4_000, eventTicketId: offerId });
    await cancel(house, id);
    await house.moveTo(noon('2027-04-02'));
    const at = `crash ${points}`;
    const { status, paymentId } = await house.ticket(id);
    expect([status, (await house.payment(paymentId ?? 0)).status], at).toEqual(['canceled', 'canceled']);
    expect([house.fake.charges.length, house.fake.refunds.length], at).toEqual([0, 0]);
    expect(await house.points(mina.id), at).toEqual({ balance: 4_000, available: 4_000, held: 0 });
    expect([await house.uses(), await house.live(mina.id)], at).toEqual([0, null]);
    if (!house.hasCrashed()) break;
  }
});

test('a member who asks to be forgotten: an unpaid ticket ends, an unused one is refunded, any other renews no more', async () => {
  const unpaid = await ticketHouse(start);
  const first = await join(unpaid);
  await unpaid.settle((call) => call.kind !== 'charge_payment');
  await unpaid.leave(mina.id);
  await unpaid.settle();
  expect(await unpaid.ticket(first.id)).toMatchObject({ status: 'canceled' });
  expect(unpaid.fake.charges).toEqual([]);

  const unused = await ticketHouse(start);
  const second = await join(unused);
  await unused.settle();
  await unused.leave(mina.id);
  await unused.settle();
  expect(await unused.ticket(second.id)).toMatchObject({ status: 'canceled' });
  expect(unused.fake.refunds).toMatchObject([{ amount: 39_000 }]);

  const used = await ticketHouse(start);
  const third = await join(used);
  await used.settle();
  expect((await used.claim(mina.id, 21, { ticketId: third.id })).ok).toBe(true);
  await used.leave(mina.id);
  await used.settle();
  expect(await used.ticket(third.id)).toMatchObject({ status: 'paid', isRecharging: false });
  await used.moveTo(noon('2027-05-02'));
  expect(await used.live(mina.id)).toBeNull();
  expect(used.fake.charges).toHaveLength(1);
});

test('the wish to be forgotten and a sign-up at once: no card is charged, or the money goes back', async () => {
  const house = await ticketHouse(start);
  const [joined] = await Promise.allSettled([join(house), house.leave(mina.id)]);
  await house.moveTo(noon('2027-04-02'));
  expect(await house.live(mina.id)).toBeNull();
  const { charges, refunds } = house.fake;
  expect(refunds).toHaveLength(charges.length);
  if (joined.status === 'rejected') expect(charges).toEqual([]);
});

test('two members with the last use: a sign-up that ends unpaid gives the use to the other one', async () => {
  const house = await ticketHouse(start);
  house.fake.moods.push({ declined: 'limit' });
  await join(house, { eventTicketId: offerId });
  await house.settle();
  await expect(join(house, { eventTicketId: offerId }, jun)).rejects.toMatchObject({
    errorCode: 'event_ticket.used_up',
  });
  await house.moveTo(noon('2027-04-02'));
  const { id } = await join(house, { eventTicketId: offerId, startDate: '2027-04-02' }, jun);
  await house.settle();
  expect(await house.ticket(id)).toMatchObject({ status: 'paid', amount: 19_000 });
  expect(await house.uses()).toBe(1);
});
