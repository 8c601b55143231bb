import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { type MemberRentalsEvent, memberRentals, usedOf } from './member-rentals.ts';
import type { MemberTicket, TicketLimits } from './ticket-limits.ts';

const { given } = scenarios(memberRentals);
const unlimited: TicketLimits = { trysets: null, items: null, itemsPerTry: null, concurrentTrysets: null };
const ticket = (limits: Partial<TicketLimits>, ticketId = 7): MemberTicket => ({
  ticketId,
  limits: { ...unlimited, ...limits },
});
/** The ticket that a claim counts for, and the limits that hold. */
interface Terms {
  ticketId: number | null;
  limits: TicketLimits | null;
}
const none: Terms = { ticketId: null, limits: null };

const claim = (trysetId: number, itemIds: readonly number[], on: Terms = none) =>
  ({ action: 'claim', userId: 51, trysetId, itemIds, ...on }) as const;
const endClaim = (trysetId: number, itemIds: readonly number[], isDelivered = true) =>
  ({ action: 'end_claim', userId: 51, trysetId, itemIds, isDelivered }) as const;
const claimed = (trysetId: number, itemIds: readonly number[], on: Terms = none): MemberRentalsEvent => ({
  type: 'RentalClaimed',
  data: { userId: 51, trysetId, itemIds, ...on },
});
const ended = (
  trysetId: number,
  itemIds: readonly number[],
  isDelivered: boolean | null = true,
): MemberRentalsEvent => ({ type: 'RentalClaimEnded', data: { userId: 51, trysetId, itemIds, isDelivered } });

describe('two concurrent requests of one member', () => {
  const limits: [string, MemberTicket, string][] = [
    ['one tryset at once', ticket({ concurrentTrysets: 1 }), 'tryset.too_many_trysets'],
    ['one tryset in the period', ticket({ trysets: 1 }), 'tryset.ticket_trysets_used'],
    ['three items in the period', ticket({ items: 3 }), 'tryset.ticket_items_used'],
  ];
  const orders = [
    [21, 22],
    [22, 21],
  ] as const;

  for (const [name, on, code] of limits) {
    test.each(orders)(`within ${name}, tryset %i before %i: the second is refused`, (first, second) => {
      const fast = { command: claim(first, [first * 10, first * 10 + 1], on), actor: curator };
      const slow = { command: claim(second, [second * 10, second * 10 + 1], on), actor: curator };
      const { events, slower } = race(memberRentals, [], fast, slow);
      expect(events).toStrictEqual([claimed(first, [first * 10, first * 10 + 1], on)]);
      expect(codeOf(slower)).toBe(code);
    });
  }

  test.each(orders)('without a ticket, tryset %i before %i: both succeed', (first, second) => {
    const fast = { command: claim(first, [first]), actor: curator };
    const slow = { command: claim(second, [second]), actor: curator };
    const { state } = race(memberRentals, [], fast, slow);
    expect(state).toStrictEqual({ claims: { 21: [21], 22: [22] }, used: {}, closedTickets: [] });
  });
});

describe('a request against the end of an undelivered item', () => {
  const on = ticket({ items: 2 });
  const request = { command: claim(22, [3], on), actor: curator };
  const canceled = { command: endClaim(21, [2], false), actor: system };

  test('the request first: it is refused, since the item still counts', () => {
    const { slower, state } = race(memberRentals, [claimed(21, [1, 2], on)], request, canceled);
    expect(slower).toStrictEqual({ ok: true, events: [ended(21, [2], false)] });
    expect(usedOf(state, 7)).toStrictEqual({ trysets: 1, items: 1 });
  });

  test('the end first: the request takes the place', () => {
    const { events } = race(memberRentals, [claimed(21, [1, 2], on)], canceled, request);
    expect(events).toStrictEqual([ended(21, [2], false), claimed(22, [3], on)]);
  });
});

test('claims may reach a limit but not exceed it', () => {
  const on = ticket({ trysets: 2, items: 4, itemsPerTry: 3, concurrentTrysets: 2 });
  given([claimed(21, [1, 2], on)])
    .when(claim(22, [3, 4], on), curator)
    .then(claimed(22, [3, 4], on));
  given([claimed(21, [1, 2], on)])
    .when(claim(22, [3, 4, 5], on), curator)
    .thenRefused('tryset.ticket_items_used', { limit: 4 });
  given([claimed(21, [1], on), claimed(22, [2], on)])
    .when(claim(23, [3], on), curator)
    .thenRefused('tryset.ticket_trysets_used', { limit: 2 });
  given([])
    .when(claim(21, [1, 2, 3, 4], on), curator)
    .thenRefused('tryset.ticket_items_per_try', { limit: 3 });
  given([claimed(21, [1, 2])])
    .when(claim(22, [3], ticket({ concurrentTrysets: 1 })), curator)
    .thenRefused('tryset.too_many_trysets', { limit: 1 });
});

test('an item added to a tryset under way counts as an item, not as a tryset', () => {
  const on = ticket({ trysets: 1, items: 2, concurrentTrysets: 1 });
  const { claims } = given([claimed(21, [1], on)])
    .when(claim(21, [1, 2], on), curator)
    .then(claimed(21, [2], on));
  expect(claims).toStrictEqual({ 21: [1, 2] });
});

test('an added item counts for its tryset’s ticket, also without limits or in the next period', () => {
  const on = ticket({ items: 1 });
  const added = { ticketId: 7, limits: null };
  for (const asked of [none, { ticketId: 8, limits: null }]) {
    const after = given([claimed(21, [1], on)])
      .when({ ...claim(21, [2]), ...asked }, curator)
      .then({ type: 'RentalClaimed', data: { userId: 51, trysetId: 21, itemIds: [2], ...added } });
    expect([usedOf(after, 7), usedOf(after, 8)]).toStrictEqual([
      { trysets: 1, items: 2 },
      { trysets: 0, items: 0 },
    ]);
  }
  given([claimed(21, [1])])
    .when(claim(21, [2], ticket({})), curator)
    .then(claimed(21, [2], { ticketId: null, limits: unlimited }));
});

describe('the end of a claim', () => {
  const on = ticket({ trysets: 1, items: 2 });
  const used = (...events: MemberRentalsEvent[]) => usedOf(given(events).state, 7);

  test('gives back items that were never delivered, and the tryset with its last item', () => {
    expect(used(claimed(21, [1, 2], on), ended(21, [1], false))).toStrictEqual({ trysets: 1, items: 1 });
    expect(used(claimed(21, [1, 2], on), ended(21, [1, 2], false))).toStrictEqual({ trysets: 0, items: 0 });
    given([claimed(21, [1, 2], on), ended(21, [1, 2], false)])
      .when(claim(22, [3, 4], on), curator)
      .then(claimed(22, [3, 4], on));
  });

  test.each([true, null])(
    'gives nothing back if the items were delivered, or nobody knows: %s',
    (isDelivered) => {
      expect(used(claimed(21, [1, 2], on), ended(21, [1, 2], isDelivered))).toStrictEqual({
        trysets: 1,
        items: 2,
      });
      given([claimed(21, [1, 2], on), ended(21, [1, 2], isDelivered)])
        .when(claim(22, [3], on), curator)
        .thenRefused('tryset.ticket_trysets_used');
    },
  );

  test('does not free the next period, which counts for itself', () => {
    const next = ticket({ trysets: 1, items: 2 }, 8);
    const after = given([claimed(21, [1, 2], on), ended(21, [1, 2])])
      .when(claim(22, [3, 4], next), curator)
      .then(claimed(22, [3, 4], next));
    expect([usedOf(after, 7), usedOf(after, 8)]).toStrictEqual([
      { trysets: 1, items: 2 },
      { trysets: 1, items: 2 },
    ]);
  });
});

test('a tryset is under way until the claims of all its items have ended', () => {
  const on = ticket({ concurrentTrysets: 1 });
  given([claimed(21, [1, 2], on), ended(21, [1])])
    .when(claim(22, [3], on), curator)
    .thenRefused('tryset.too_many_trysets');
  given([claimed(21, [1, 2], on), ended(21, [1]), ended(21, [2])])
    .when(claim(22, [3], on), curator)
    .then(claimed(22, [3], on));
});

test('a repeated claim and the end of a missing claim do nothing', () => {
  given([claimed(21, [1, 2])])
    .when(claim(21, [2, 1], ticket({ trysets: 0, items: 0, itemsPerTry: 0, concurrentTrysets: 0 })), curator)
    .thenNothing();
  given([claimed(21, [1])])
    .when(endClaim(21, [2]), system)
    .thenNothing();
  given([claimed(21, [1]), ended(21, [1])])
    .when(endClaim(21, [1]), system)
    .thenNothing();
  given([])
    .when(endClaim(21, [1]), system)
    .thenNothing();
});

test('ends only existing claims', () => {
  given([claimed(21, [1, 2])])
    .when(endClaim(21, [2, 3]), system)
    .then(ended(21, [2]));
});

describe('the refund of an unused ticket against its first use', () => {
  const use = { command: claim(21, [1], ticket({ items: 2 })), actor: curator };
  const refund = {
    command: { action: 'close_ticket', userId: 51, ticketId: 7 } as const,
    actor: curator,
  };

  test('used first: the refund is refused', () => {
    const { faster, slower } = race(memberRentals, [], use, refund);
    expect([codeOf(faster), codeOf(slower)]).toEqual([null, 'user_ticket.used']);
  });

  test('refunded first: the tryset is refused', () => {
    const { faster, slower, state } = race(memberRentals, [], refund, use);
    expect([codeOf(faster), codeOf(slower)]).toEqual([null, 'tryset.ticket_canceled']);
    expect(state.closedTickets).toEqual([7]);
  });
});
