import type { DomainEvent } from '#domain/event.ts';
import type { EventTicketFields } from '#domain/event-tickets/event-ticket.ts';
import { memberPlanFields, memberTerms } from '#domain/testing/member-plans.ts';
import type { UserTicketRequest } from '#domain/user-tickets/ticket-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { stored } from '#projections/testing/histories.ts';

interface Told {
  at: string;
  stream: string;
  event: DomainEvent;
}

const told = (at: string, stream: string, type: string, data: object = {}): Told => ({
  at,
  stream,
  event: { type, data } as DomainEvent,
});

const memberNamed = (userId: number, username: string, regionId: string) =>
  told('2026-05-01T00:00:00.000Z', `user-${userId}`, 'MemberRegistered', {
    userId,
    username,
    gender: null,
    regionId,
    bio: null,
    isPublic: true,
    role: 'curator',
    grade: 'white',
    systemSetting: {},
    personal: null,
  });

const plan = (id: number, fields: object) =>
  told('2026-05-02T00:00:00.000Z', `member_plan-${id}`, 'MemberPlanRegistered', {
    id,
    ...memberPlanFields,
    ...fields,
  });

const offer: EventTicketFields = {
  name: 'Summer offer',
  memberPlanId: 3,
  signupStartDate: '2026-06-15',
  signupEndDate: '2026-07-31',
  activeDuration: 'P1M',
  activeStartDate: null,
  activeEndDate: null,
  discountPrice: { KOREA: 19_000, JAPAN: null },
  maxUses: 1,
};

const ticket = (given: Partial<UserTicketRequest>): UserTicketRequest => ({
  ticketId: 21,
  userId: 51,
  plan: memberTerms,
  period: { anchor: '2026-06-01', monthsBefore: 0, startDate: '2026-06-01', endDate: '2026-06-30' },
  eventTicketId: null,
  previousTicketId: null,
  amount: 39_000,
  usedPoints: 1_000,
  isRecharging: true,
  isForced: false,
  tax: 3_454,
  paymentId: 71,
  dueTime: '2026-06-01T01:30:00.000Z',
  isBegun: false,
  ...given,
});

/** The payment of a ticket. */
function paymentOf(
  { ticketId, userId, amount, usedPoints, paymentId }: UserTicketRequest,
  at: string,
): Told[] {
  const request = {
    paymentId,
    for: { kind: 'ticket', id: ticketId },
    payer: { kind: 'user', id: userId },
    amount: amount - usedPoints,
    currency: 'KRW',
    dueTime: null,
  };
  const attempt = {
    attempt: 1,
    merchantUid: `t${paymentId}_1_abcdefghij`,
    method: 'card',
    cardId: 61,
    receiptBuyer: null,
  };
  return [
    told(at, `payment-${paymentId}`, 'PaymentRequested', request),
    told(at, `payment-${paymentId}`, 'PaymentTried', attempt),
  ];
}

const claim = (at: string, trysetId: number, itemIds: number[]) =>
  told(at, 'member_rentals-51', 'RentalClaimed', {
    userId: 51,
    trysetId,
    itemIds,
    ticketId: 21,
    limits: memberTerms.limits,
  });

/**
 * Mina in Korea, 51, pays ticket 21 on 1 June, and uses a tryset of two garments. Its renewal, 22, is declined on 1 July. Jun in
 * Japan, 52, never had a ticket. Sora, 53, uses the event ticket on 20 June: ticket 23, given for points, is not renewed.
 */
export function threeMembers(): StoredEvent[] {
  const first = ticket({});
  const renewal = ticket({
    ticketId: 22,
    period: { anchor: '2026-06-01', monthsBefore: 1, startDate: '2026-07-01', endDate: '2026-07-31' },
    previousTicketId: 21,
    usedPoints: 0,
    paymentId: 72,
    dueTime: '2026-07-31T15:00:00.000Z',
  });
  const gift = ticket({
    ticketId: 23,
    userId: 53,
    period: { anchor: '2026-06-20', monthsBefore: 0, startDate: '2026-06-20', endDate: '2026-07-19' },
    eventTicketId: 8,
    amount: 19_000,
    usedPoints: 19_000,
    isRecharging: false,
    isForced: true,
    tax: 0,
    paymentId: null,
    dueTime: null,
    isBegun: true,
  });
  const all: Told[] = [
    memberNamed(51, 'mina', 'KOREA'),
    memberNamed(52, 'jun', 'JAPAN'),
    memberNamed(53, 'sora', 'KOREA'),
    plan(3, {}),
    plan(4, { name: 'Large', planType: 'unlimited', price: { KOREA: 59_000, JAPAN: null } }),
    plan(5, { name: 'Former', isActive: false }),
    told('2026-05-03T00:00:00.000Z', 'event_ticket-8', 'EventTicketRegistered', { id: 8, ...offer }),
    told('2026-06-01T01:00:00.000Z', 'user_ticket-21', 'UserTicketRequested', first),
    ...paymentOf(first, '2026-06-01T01:00:00.000Z'),
    told('2026-06-01T01:01:00.000Z', 'payment-71', 'PaymentConfirmed', {
      attempt: 1,
      reference: 'imp_71',
      amount: 38_000,
      currency: 'KRW',
      paidTime: '2026-06-01T01:01:00.000Z',
      receiptUrl: 'https://receipts.example/71',
    }),
    told('2026-06-01T01:02:00.000Z', 'user_ticket-21', 'UserTicketPaid', { amount: 38_000, isBegun: true }),
    claim('2026-06-05T00:00:00.000Z', 501, [601, 602, 603]),
    told('2026-06-06T00:00:00.000Z', 'member_rentals-51', 'RentalClaimEnded', {
      userId: 51,
      trysetId: 501,
      itemIds: [603],
      isDelivered: false,
    }),
    told('2026-06-10T00:00:00.000Z', 'user_ticket-21', 'UserTicketNextPlanChosen', { nextMemberPlanId: 4 }),
    told('2026-06-20T00:00:00.000Z', 'user_ticket-23', 'UserTicketRequested', gift),
    told('2026-06-20T00:00:00.000Z', 'event_ticket_uses-8', 'EventTicketUsed', {
      eventTicketId: 8,
      userId: 53,
      ticketId: 23,
    }),
    told('2026-07-01T00:00:00.000Z', 'user_ticket-21', 'UserTicketEnded', { nextMemberPlanId: 3 }),
    told('2026-07-01T00:01:00.000Z', 'user_ticket-22', 'UserTicketRequested', renewal),
    ...paymentOf(renewal, '2026-07-01T00:01:00.000Z'),
    told('2026-07-01T00:02:00.000Z', 'payment-72', 'PaymentDeclined', { attempt: 1, declined: 'limit' }),
    told('2026-07-01T00:02:00.000Z', 'user_ticket-22', 'UserTicketPaymentFailed', {
      failure: 1,
      declined: 'limit',
    }),
  ];
  const events = stored(
    all.map(({ stream, event, at }) => ({ stream, event, metadata: { receivedAt: at, occurredAt: at } })),
  );
  return events.map((event, index) => ({ ...event, recordedAt: all[index]?.at ?? event.recordedAt }));
}
