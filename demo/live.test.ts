// @module-tag thorough
import { expect, test } from 'vitest';
import { benchmark } from '#domain/benchmarks/benchmark.ts';
import { benchmarkResult } from '#domain/benchmarks/result.ts';
import { brandEventStates, reservationStates } from '#domain/brand-events/event-kinds.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { brandSubscriptionStatuses } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { collaborationStatuses, proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import { effectiveTime } from '#domain/event.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { look } from '#domain/looks/look.ts';
import { brandEventStatuses } from '#domain/looks/look-kinds.ts';
import { order } from '#domain/orders/order.ts';
import { orderItemStatuses, orderMethods, returnFaults } from '#domain/orders/order-kinds.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { differingIn } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import { paymentStatuses, refundRefusals } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { payout } from '#domain/payouts/payout.ts';
import { payoutLineStatuses, payoutStatuses } from '#domain/payouts/payout-kinds.ts';
import { product } from '#domain/products/product.ts';
import { regions } from '#domain/regions.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import type { MonthLine } from '#domain/settlements/month-line.ts';
import { evolveStockItem, initialStockItem } from '#domain/stock/stock-state.ts';
import { type StockStatus, stockStatuses } from '#domain/stock/stock-status.ts';
import { evolveTrysetItem, initialTrysetItem } from '#domain/tryset-items/item-state.ts';
import { finalItemStatuses, trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { isRunning, isUnpaid } from '#domain/user-tickets/standing.ts';
import { userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';
import { evolveUserTicket, initialUserTicket } from '#domain/user-tickets/ticket-state.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { aSeed } from '#projections/testing/random.ts';
import { lived, testMembers } from './testing/lived.ts';
import { randomPresents } from './testing/presents.ts';

const ofCategory = (streams: Map<string, NewEvent[]>, category: string) =>
  [...streams].filter(([stream]) => stream.startsWith(`${category}-`)).map(([, events]) => events);

function fold<State>(
  initial: State,
  evolve: (state: State, event: never, at: string) => State,
  events: NewEvent[],
): State {
  let state = initial;
  let at: string | null = null;
  for (const { type, data, metadata } of events) {
    at = effectiveTime(metadata, '', at);
    state = evolve(state, { type, data } as never, at);
  }
  return state;
}

function foldOf<State>(
  streams: Map<string, NewEvent[]>,
  stream: string,
  { initial, evolve }: { initial: State; evolve: (state: State, event: never, at: string) => State },
): State {
  return fold(initial, evolve, streams.get(stream) ?? []);
}

const seed = aSeed();
const presents = [
  '2026-11-21T00:10:00.000Z',
  '2026-11-21T09:00:00.000Z',
  '2027-02-28T15:30:00.000Z',
  ...randomPresents(seed, 5),
];

const livesByPresent = new Map<string, Map<string, NewEvent[]>>();

/** Generates the demo of a present for the first test that asks for it. */
function livedOnce(at: string): Map<string, NewEvent[]> {
  const streams = livesByPresent.get(at) ?? lived(at);
  livesByPresent.set(at, streams);
  return streams;
}

test.each(presents)(`at %s, a few hundred trysets and garments cover every status (seed ${seed})`, (at) => {
  const streams = lived(at);
  const items = ofCategory(streams, 'tryset_item').map((events) =>
    fold(initialTrysetItem, evolveTrysetItem, events),
  );
  const stock = ofCategory(streams, 'stock_item').map((events) =>
    fold(initialStockItem, evolveStockItem, events),
  );
  expect(ofCategory(streams, 'tryset').length).toBeGreaterThan(300);
  expect(new Set(items.map(({ status }) => status))).toEqual(
    new Set(trysetItemStatuses.filter((status) => status !== 'idle')),
  );
  const olderData: StockStatus[] = ['none', 'idle'];
  expect(new Set(stock.map(({ status }) => status))).toEqual(
    new Set(stockStatuses.filter((status) => !olderData.includes(status))),
  );
  expect(new Set(stock.map(({ outStockRequest }) => outStockRequest))).toContain('requested');
  expect(new Set(items.map(({ refusalType }) => refusalType))).toEqual(
    new Set(['idle', 'planned', 'refused']),
  );
  const delivered = items.filter(({ status }) => status === 'tryset_delivered');
  expect(delivered.some(({ isTrialEnded }) => isTrialEnded)).toBe(true);
  expect(delivered.some(({ isTrialEnded }) => !isTrialEnded)).toBe(true);
});

test('exactly the open items hold a garment', () => {
  const streams = lived(presents[0] ?? '');
  const items = new Map(
    ofCategory(streams, 'tryset_item').map((events) => {
      const state = fold(initialTrysetItem, evolveTrysetItem, events);
      return [state.trysetItemId, state] as const;
    }),
  );
  const held = ofCategory(streams, 'stock_item')
    .map((events) => fold(initialStockItem, evolveStockItem, events))
    .filter(({ holder }) => holder !== null);
  for (const { holder, stockItemId } of held) {
    const item = items.get(holder?.id ?? 0);
    expect(item?.stockItemId).toBe(stockItemId);
    expect(finalItemStatuses).not.toContain(item?.status);
  }
  const open = [...items.values()].filter(({ status }) => !finalItemStatuses.includes(status));
  expect(held).toHaveLength(open.length);
  expect([...streams.values()].flat().map(({ type }) => type)).not.toContain('StockItemHolderRefused');
});

test('only events of open trysets are not imported, and no event lies in the future', () => {
  const at = presents[0] ?? '';
  const streams = lived(at);
  const waits = ['RentalClaimed', 'StockItemReserved', 'TrysetItemPurchaseStarted'];
  for (const events of ofCategory(streams, 'tryset')) {
    const itemIds = events.flatMap(({ type, data }) =>
      type === 'TrysetRequested'
        ? (data as { items: { trysetItemId: number }[] }).items.map((item) => item.trysetItemId)
        : [],
    );
    const items = itemIds.map((id) => streams.get(`tryset_item-${id}`) ?? []);
    const isClosed = items.every((item) =>
      finalItemStatuses.includes(fold(initialTrysetItem, evolveTrysetItem, item).status),
    );
    for (const { type, metadata } of [...events, ...items.flat()].filter(
      (each) => !waits.includes(each.type),
    ))
      expect(metadata.imported ?? false, type).toBe(isClosed);
  }
  const waiting = [...streams.values()].flat().filter(({ type }) => waits.includes(type));
  expect(new Set(waiting.map(({ type }) => type))).toEqual(new Set(waits));
  expect(waiting.every(({ metadata }) => metadata.imported)).toBe(true);
  for (const { metadata } of [...streams.values()].flat())
    expect((metadata.occurredAt ?? '') <= at).toBe(true);
});

test('living through it twice gives the same events, and event ids are unique', () => {
  const [once, again] = [lived(presents[1] ?? ''), lived(presents[1] ?? '')];
  expect([...again]).toEqual([...once]);
  const all = [...once.values()].flat().map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
});

test('the rules were compared with people’s decisions, and some differences are unreviewed', () => {
  const [events = []] = ofCategory(lived(presents[1] ?? ''), 'certification_benchmark');
  const state = fold(benchmark.initial, benchmark.evolve, events);
  expect(state.status).toBe('PROCESSING');
  expect(state.items.length).toBeGreaterThan(50);
  const { toReviewCount, reviewedCount, confusion } = benchmarkResult(state.items, { prices: null });
  expect(toReviewCount).toBeGreaterThan(0);
  expect(reviewedCount).toBeGreaterThan(0);
  expect(confusion.reject.reject).toBeGreaterThan(0);
});

test('members like published brands and products once each, and each other’s looks', () => {
  const all = ofCategory(lived(presents[1] ?? ''), 'member_likes').flat();
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['MemberLiked']));
  const said = all.map(({ data, metadata }) => JSON.stringify([metadata.actor.id, data]));
  expect(new Set(said).size).toBe(said.length);
  for (const field of ['brandId', 'productId', 'lookId']) {
    expect(said.filter((each) => each.includes(field)).length).toBeGreaterThan(10);
  }
});

test('payments are in every status, and some wait for a person', () => {
  const lives = ofCategory(lived(presents[0] ?? ''), 'payment').map((events) =>
    fold(payment.initial, payment.evolve, events),
  );
  expect(new Set(lives.map(({ status }) => status))).toEqual(new Set(paymentStatuses));
  const refusals = lives.flatMap(({ refunds }) => refunds.flatMap(({ refusal }) => refusal ?? []));
  expect(new Set(refusals)).toEqual(new Set(refundRefusals));
  expect(lives.some((each) => differingIn(each).length > 0)).toBe(true);
  expect(lives.some(({ arrivals }) => arrivals.some(({ isChargedBack }) => isChargedBack))).toBe(true);
});

test.each(presents)(
  `at %s, brands have subscriptions in every status, and invoices to pay (seed ${seed})`,
  (at) => {
    const streams = lived(at);
    const lives = ofCategory(streams, 'brand_subscription').map((events) =>
      fold(brandSubscription.initial, brandSubscription.evolve, events),
    );
    expect(new Set(lives.map(({ status }) => status))).toEqual(
      new Set(brandSubscriptionStatuses.filter((status) => status !== 'idle')),
    );
    const invoices = ofCategory(streams, 'brand_invoice').map((events) =>
      fold(brandInvoice.initial, brandInvoice.evolve, events),
    );
    const waiting = invoices.filter(({ status }) => status === 'pending').map(({ method }) => method);
    expect(new Set(waiting)).toEqual(new Set(['card', 'bank']));
    // Near midnight a renewal may also end before its payment.
    expect(invoices.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['pending', 'paid', 'failed']),
    );
    expect(new Set(invoices.map(({ kind }) => kind))).toEqual(new Set(['period', 'upgrade', 'content_use']));
    const refunds = ofCategory(streams, 'payment')
      .map((events) => fold(payment.initial, payment.evolve, events))
      .filter((each) => each.for?.kind === 'brand_invoice')
      .flatMap((each) => each.refunds);
    expect(refunds.map(({ status }) => status)).toEqual(['requested']);
  },
);

test.each(presents)(`at %s, items of orders have every status, and lines name them (seed ${seed})`, (at) => {
  const streams = lived(at);
  const items = ofCategory(streams, 'order')
    .map((events) => fold(order.initial, order.evolve, events))
    .flatMap((each) => each.items);
  expect(new Set(items.map(({ status }) => status))).toEqual(
    new Set(orderItemStatuses.filter((status) => status !== 'idle')),
  );
  expect(new Set(items.map(({ returnFault }) => returnFault))).toEqual(new Set([null, ...returnFaults]));
  const ids = new Map(items.map((item) => [item.itemId, item]));
  const lines = ofCategory(streams, 'brand_month')
    .flat()
    .flatMap(({ type, data }) => (type === 'MonthLineAdded' ? [data as unknown as MonthLine] : []));
  const sales = lines.filter(({ of }) => of.kind === 'order_item');
  expect(new Set(sales.map(({ of }) => of.step))).toEqual(new Set(['settled', 'reversed']));
  for (const { of, amount } of sales) expect(ids.get(of.id)?.salesPrice).toBe(Math.abs(amount));
  const uses = lines.filter(({ of }) => of.kind === 'look_use');
  expect(uses.every(({ of }) => streams.has(`look_use-${of.id}`))).toBe(true);
  expect(uses.length).toBeGreaterThan(2);
});

test.each(presents)(
  `at %s, orders take every action, by every method, in both regions (seed ${seed})`,
  (at) => {
    const streams = livedOnce(at);
    const all = ofCategory(streams, 'order');
    const orders = all.map((events) => fold(order.initial, order.evolve, events));
    const told = new Set(all.flat().map(({ type }) => type));
    // A placing that was given up leaves no order.
    const shown = orderTransitions.filter(({ action }) => action !== 'expire_place');
    expect([...told]).toEqual(expect.arrayContaining(shown.map(({ event }) => event)));
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(orderItemStatuses.filter((status) => status !== 'idle')),
    );
    expect(new Set(orders.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(orderMethods));
    const items = orders.flatMap((each) => each.items);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['tryset', 'product_v2']));
    expect(items.some(({ itemPoint, itemCash }) => itemPoint > 0 && itemCash > 0)).toBe(true);
    expect(items.some(({ itemPoint, itemCash }) => itemPoint > 0 && itemCash === 0)).toBe(true);
    for (const { currency, items } of orders) {
      for (const { productId, salesPrice } of items) {
        const sold = foldOf(streams, `product-${productId}`, product);
        expect(regionCurrency[sold.regionId]).toBe(currency);
        expect(salesPrice).toBeLessThanOrEqual(sold.originalPrice);
      }
    }
    expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set(['KRW', 'JPY']));
  },
);

test.each(presents)(
  `at %s, payments of orders wait, are refunded in part, or are refused (seed ${seed})`,
  (at) => {
    const streams = livedOnce(at);
    const orders = ofCategory(streams, 'order').map((events) => fold(order.initial, order.evolve, events));
    const paid = orders.flatMap(({ paymentId, paymentMethod, status }) =>
      paymentId === null
        ? []
        : [{ ...foldOf(streams, `payment-${paymentId}`, payment), paymentMethod, order: status }],
    );
    const byAccount = paid.filter(({ paymentMethod }) => paymentMethod === 'vbank');
    expect(byAccount.every(({ account }) => account !== null)).toBe(true);
    expect(new Set(byAccount.map(({ status }) => status))).toEqual(new Set(['pending', 'paid', 'canceled']));
    for (const { status, dueTime } of byAccount) {
      if (status === 'pending') expect((dueTime ?? '') > at).toBe(true);
    }
    const charged = paid.filter(({ paymentMethod }) => paymentMethod === 'card');
    expect(charged.flatMap(({ attempts }) => attempts).every(({ cardId }) => cardId !== null)).toBe(true);
    expect(charged.some(({ status, attempts }) => status === 'paid' && attempts.length === 2)).toBe(true);
    for (const currency of ['KRW', 'JPY'] as const) {
      const own = paid.filter((each) => each.currency === currency);
      expect(own.map(({ status }) => status)).toContain('partially_refunded');
      expect(own.some(({ refunds }) => refunds.some(({ refusal }) => refusal === 'refused'))).toBe(true);
    }
    const members = new Map(testMembers.map(({ regionId }, index) => [index + 1, regionId]));
    for (const { payer, currency } of paid) {
      expect(regionCurrency[members.get(payer?.id ?? 0) ?? 'KOREA']).toBe(currency);
    }
  },
);

test.each(presents)(
  `at %s, an item on trial whose money is awaited belongs to an order that waits (seed ${seed})`,
  (at) => {
    const streams = livedOnce(at);
    const items = ofCategory(streams, 'tryset_item').map((events) =>
      fold(initialTrysetItem, evolveTrysetItem, events),
    );
    for (const { status, orderId } of items) {
      if (orderId === null) continue;
      const { items } = foldOf(streams, `order-${orderId}`, order);
      const wanted = { purchase_pending: ['wait'], purchased: ['complete'] }[String(status)] ?? ['canceled'];
      expect(items.map((each) => each.status)).toEqual(wanted);
    }
    expect(items.some(({ status }) => status === 'purchase_pending')).toBe(true);
  },
);

test.each(presents)(`at %s, what a brand owes in JPY goes to its next month (seed ${seed})`, (at) => {
  const months = ofCategory(livedOnce(at), 'brand_month').map((events) => ({
    ...fold(brandMonth.initial, brandMonth.evolve, events),
    lines: events.flatMap(({ type, data }) =>
      type === 'MonthLineAdded' ? [data as unknown as MonthLine] : [],
    ),
  }));
  const owing = months.flatMap(({ brandMonthId, settlements }) =>
    settlements.flatMap((each) => (each.isSaleCarried ? [{ brandMonthId, ...each }] : [])),
  );
  // A total that stays negative is carried on.
  expect(new Set(owing.map(({ currency }) => currency))).toEqual(new Set(['JPY']));
  const carried = months
    .flatMap(({ lines }) => lines)
    .filter(({ side, of }) => side === 'sale' && of.step === 'carried');
  expect(carried.map(({ of, amount, brandPayment }) => [of.id, amount, brandPayment])).toEqual(
    owing.map(({ brandMonthId, sales, brandPayment }) => [brandMonthId, sales, brandPayment]),
  );
  const paidOut = months.flatMap(({ settlements }) => settlements.filter((each) => each.paidOut !== null));
  expect(new Set(paidOut.map(({ currency }) => currency))).toEqual(new Set(['KRW', 'JPY']));
});

test.each(presents)(`at %s, months of two brands are open, closed and paid out (seed ${seed})`, (at) => {
  const months = ofCategory(lived(at), 'brand_month').map((events) =>
    fold(brandMonth.initial, brandMonth.evolve, events),
  );
  expect(new Set(months.map(({ brandId }) => brandId)).size).toBe(2);
  expect(new Set(months.map(({ status }) => status))).toEqual(new Set(['open', 'closed', 'paid_out']));
});

test.each(presents)(
  `at %s, tickets have every status, and one renewal is due and unpaid (seed ${seed})`,
  (at) => {
    const tickets = ofCategory(lived(at), 'user_ticket').map((events) =>
      fold(initialUserTicket, evolveUserTicket, events),
    );
    expect(new Set(tickets.map(({ status }) => status))).toEqual(
      new Set(userTicketStatuses.filter((status) => status !== 'idle')),
    );
    expect(tickets.filter((ticket) => isUnpaid(ticket, at))).toHaveLength(1);
    const running = tickets.filter((ticket) => isRunning(ticket, at));
    expect(running.length).toBeGreaterThan(3);
    const used = new Map(
      ofCategory(lived(at), 'member_rentals')
        .map((events) => fold(memberRentals.initial, memberRentals.evolve, events))
        .flatMap(({ used }) => Object.entries(used))
        .map(([ticketId, trysets]) => [Number(ticketId), Object.keys(trysets).length]),
    );
    const partly = running.filter(({ ticketId, plan }) => {
      const count = used.get(ticketId) ?? 0;
      return count > 0 && count < (plan?.limits.trysets ?? Number.POSITIVE_INFINITY);
    });
    expect(partly.length).toBeGreaterThan(1);
  },
);

test.each(presents)(
  `at %s, questions about uses of looks are open, answered and over, and none outlives its use (seed ${seed})`,
  (at) => {
    const streams = lived(at);
    const uses = new Map(
      ofCategory(streams, 'look_use').map((events) => {
        const use = fold(lookUse.initial, lookUse.evolve, events);
        return [use.lookUseId, use] as const;
      }),
    );
    const questions = ofCategory(streams, 'inbox_message')
      .map((events) => fold(inboxMessage.initial, inboxMessage.evolve, events))
      .filter(({ variant }) => variant === 'general');
    expect(new Set(questions.map(({ status }) => status))).toEqual(
      new Set(['idle', 'pending', 'confirmed', 'denied']),
    );
    for (const { status, about } of questions) {
      const use = uses.get(about?.id ?? 0);
      const isAsked = use?.answer === null && ['initialized', 'in_progress'].includes(use.status);
      if (status === 'idle' || status === 'pending') expect(isAsked).toBe(true);
      if (status === 'confirmed') expect(use?.answer).toBe('agreed');
    }
  },
);

test.each(presents)(`at %s, brands have events and reservations in every state (seed ${seed})`, (at) => {
  const streams = lived(at);
  const events = ofCategory(streams, 'brand_event').map((each) =>
    fold(occasion.initial, occasion.evolve, each),
  );
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(brandEventStates));
  const visits = ofCategory(streams, 'reservation').map((each) =>
    fold(reservation.initial, reservation.evolve, each),
  );
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(reservationStates));
  expect(visits.some(({ askedAt }) => askedAt !== null)).toBe(true);
  expect(new Set(visits.map(({ hasCome }) => hasCome))).toEqual(new Set([null, true, false]));
  const posted = ofCategory(streams, 'look')
    .map((each) => fold(look.initial, look.evolve, each))
    .filter(({ reservationId }) => reservationId !== null);
  expect(new Set(posted.map(({ brandEvent }) => brandEvent?.status))).toEqual(new Set(brandEventStatuses));
  const rewarded = posted.filter(({ brandEvent }) => brandEvent?.status === 'Approved');
  const given = visits.filter(({ givenPoints }) => givenPoints > 0);
  expect(given.map(({ reservationId }) => reservationId)).toEqual(
    rewarded.map(({ reservationId }) => reservationId),
  );
});

test.each(presents)(`at %s, there are collaborations and proposals in every state (seed ${seed})`, (at) => {
  const streams = lived(at);
  const made = ofCategory(streams, 'brand_collaboration').map((each) =>
    fold(collaboration.initial, collaboration.evolve, each),
  );
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(collaborationStatuses));
  const parts = ofCategory(streams, 'proposal').map((each) => fold(proposal.initial, proposal.evolve, each));
  expect(new Set(parts.map(({ status }) => status))).toEqual(new Set(proposalStatuses));
  for (const { trysetId, proposalId } of parts) {
    if (trysetId === null) continue;
    const [of = []] = [...streams].flatMap(([stream, events]) =>
      stream === `tryset-${trysetId}` ? [events] : [],
    );
    expect(of[0]?.data).toMatchObject({ proposalId });
  }
});

test.each(presents)(
  `at %s, payouts are drafted, approved and closed, and a failed line is repeated (seed ${seed})`,
  (at) => {
    const payouts = ofCategory(lived(at), 'payout').map((each) => fold(payout.initial, payout.evolve, each));
    expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(payoutStatuses));
    expect(new Set(payouts.map(({ regionId }) => regionId))).toEqual(new Set(regions));
    const lines = payouts.flatMap((each) => each.lines);
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(payoutLineStatuses));
    const failed = lines.filter(({ status }) => status === 'failed').map(({ userId }) => userId);
    const [latest] = payouts.filter(({ status }) => status === 'approved');
    expect(latest?.lines.map(({ userId }) => userId)).toEqual(expect.arrayContaining(failed));
    expect(latest?.lines.some(({ status }) => status === 'pending')).toBe(true);
    expect(payouts.flatMap(({ leftOut }) => leftOut.map(({ why }) => why))).toContain('no_bank_account');
  },
);
