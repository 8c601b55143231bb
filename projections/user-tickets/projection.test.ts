import { expect, test } from 'vitest';
import { memberTerms } from '#domain/testing/member-plans.ts';
import type { MemberRentalsEvent } from '#domain/trysets/member-rentals.ts';
import type { UserTicketEvent, UserTicketRequest } from '#domain/user-tickets/ticket-events.ts';
import { foldAll } from '../testing/folding.ts';
import { userTicketsProjection } from './projection.ts';
import { rentalUsesProjection, usesOfTickets } from './rental-uses.ts';

const described: UserTicketRequest = {
  ticketId: 52,
  userId: 412,
  plan: memberTerms,
  period: { anchor: '2026-06-01', monthsBefore: 0, startDate: '2026-06-01', endDate: '2026-06-30' },
  eventTicketId: 8,
  previousTicketId: null,
  amount: 19_000,
  usedPoints: 1_000,
  isRecharging: true,
  isForced: false,
  tax: 1_636,
  paymentId: 5290,
  dueTime: '2026-06-01T00:30:00.000Z',
  isBegun: false,
};
const requested: UserTicketEvent = { type: 'UserTicketRequested', data: described };
const paid: UserTicketEvent = { type: 'UserTicketPaid', data: { amount: 18_000, isBegun: true } };
const chosen: UserTicketEvent = { type: 'UserTicketNextPlanChosen', data: { nextMemberPlanId: 4 } };
const stopped: UserTicketEvent = { type: 'UserTicketRechargingChanged', data: { isRecharging: false } };
const ended = (nextMemberPlanId: number | null): UserTicketEvent => ({
  type: 'UserTicketEnded',
  data: { nextMemberPlanId },
});

const rowAfter = (...events: UserTicketEvent[]) =>
  foldAll(
    userTicketsProjection,
    'user_ticket-52',
    events.map((event, index) => ({ event, on: `2026-06-0${index + 1}` })),
  );

test('a row follows the status, the period and the next plan', () => {
  expect(rowAfter(requested)).toMatchObject({
    id: 52,
    userId: 412,
    memberPlanId: 3,
    status: 'pending',
    isLive: true,
    startDate: '2026-06-01',
    endDate: '2026-06-30',
    nextMemberPlanId: 3,
    createdAt: '2026-06-01T00:00:00.000Z',
  });
  expect(rowAfter(requested, paid, chosen)).toMatchObject({ status: 'paid', nextMemberPlanId: 4 });
  expect(rowAfter(requested, paid, stopped)).toMatchObject({ isRecharging: false, nextMemberPlanId: null });
});

test('a ticket that ended is not live, and names the plan that follows', () => {
  expect(rowAfter(requested, paid, ended(4))).toMatchObject({ isLive: false, nextMemberPlanId: 4 });
  expect(rowAfter(requested, paid, ended(null))).toMatchObject({ isLive: false, nextMemberPlanId: null });
  const canceled: UserTicketEvent = { type: 'UserTicketCanceled', data: { refund: 18_000 } };
  expect(rowAfter(requested, paid, canceled)).toMatchObject({
    status: 'canceled',
    isLive: false,
    nextMemberPlanId: null,
  });
});

test('a request that expired has no row', () => {
  expect(rowAfter({ type: 'UserTicketRequestExpired', data: { ticketId: 52, userId: 412 } })).toBeNull();
});

test('trysets and items count by ticket, without those that were never delivered', () => {
  const claim = (trysetId: number, itemIds: number[], ticketId: number | null): MemberRentalsEvent => ({
    type: 'RentalClaimed',
    data: { userId: 412, trysetId, itemIds, ticketId, limits: null },
  });
  const end = (trysetId: number, itemIds: number[], isDelivered: boolean | null): MemberRentalsEvent => ({
    type: 'RentalClaimEnded',
    data: { userId: 412, trysetId, itemIds, isDelivered },
  });
  const usesAfter = (...events: MemberRentalsEvent[]) => {
    const history = events.map((event) => ({ event }));
    const row = foldAll(rentalUsesProjection, 'member_rentals-412', history);
    return row && usesOfTickets.rows(row);
  };
  const uses = (ticketId: number, trysets: number, items: number) => ({
    userId: 412,
    ticketId,
    trysets,
    items,
  });
  expect(usesAfter(claim(1, [11, 12], null))).toBeNull();
  expect(usesAfter(claim(1, [11], null), claim(2, [21, 22], 52))).toEqual([uses(52, 1, 2)]);
  expect(usesAfter(claim(2, [21, 22], 52), claim(3, [31], 53))).toEqual([uses(52, 1, 2), uses(53, 1, 1)]);
  expect(usesAfter(claim(2, [21, 22], 52), end(2, [21], false))).toEqual([uses(52, 1, 1)]);
  expect(usesAfter(claim(2, [21, 22], 52), end(2, [21, 22], true))).toEqual([uses(52, 1, 2)]);
  expect(usesAfter(claim(2, [21, 22], 52), end(2, [21, 22], false))).toEqual([uses(52, 0, 0)]);
});
