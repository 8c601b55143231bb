import Type, { type Static } from 'typebox';
import { memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import { currencies, declineReasons } from '#domain/payments/payment-kinds.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ticketInvoiceStatuses } from '#domain/user-tickets/invoice-status.ts';
import { isRunning, isUnpaid } from '#domain/user-tickets/standing.ts';
import { refundableUntil } from '#domain/user-tickets/ticket-days.ts';
import { memberStatuses, userTicketStatuses } from '#domain/user-tickets/ticket-kinds.ts';
import { userTicketRules, userTicketTransitions } from '#domain/user-tickets/ticket-transitions.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { userTicketColumns } from './columns.ts';
import type { TicketFound } from './scope.ts';
import { itemsPerTryLeft, leftOf, limitsOf, nextPlanOf, renewalFailureOf, ticketInvoiceOf } from './shown.ts';

const Limit = Nullable(Count);

/** The plan as it is for this ticket. */
const TicketPlan = Type.Object({
  id: Count,
  name: Text,
  planType: OneOf(memberPlanTypes),
  /** The price of a period without an event ticket. 0: the plan is free. */
  price: Count,
  currency: OneOf(currencies),
  months: Count,
  canChange: Flag,
});

/** Null: no limit. */
const Limits = Type.Object({
  maxClosetLimit: Limit,
  maxItemsLimit: Limit,
  maxItemsPerTry: Limit,
  concurrencyAmount: Limit,
});

const TicketInvoice = Type.Object({
  /** Null if nothing was to be paid in money. */
  paymentId: Nullable(Count),
  merchantUid: OptionalText,
  status: OneOf(ticketInvoiceStatuses),
  paidAmount: Count,
  usedPoints: Count,
  /** The tax in the part that is paid in money. */
  tax: Count,
  refunded: Count,
  card: Nullable(Type.Object({ id: Count, lastFour: OptionalText, issuer: OptionalText })),
  /** Why the newest attempt failed. */
  declined: Nullable(OneOf(declineReasons)),
  receiptUrl: OptionalText,
  dueTime: Nullable(Instant),
  paidTime: Nullable(Instant),
});

/** Its price is null if the plan has none in the ticket's currency. */
const NextPlan = Type.Object({
  id: Count,
  name: Text,
  startDate: Day,
  price: Nullable(Count),
  currency: OneOf(currencies),
});

const RenewalFailure = Type.Object({
  failures: Count,
  firstFailedTime: Instant,
  /** When the system charges the card again; null if it does not. */
  nextTryTime: Nullable(Instant),
  /** When the ticket ends, unless it is paid before. */
  giveUpTime: Instant,
});

export const userTicketFields = readable<TicketFound>()(userTicketColumns, {
  ...idFields,
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  status: {
    is: OneOf(userTicketStatuses),
    of: (row) => row.status,
    csv: 'status',
    codes: 'userTicketStatus',
  },
  /** Whether trysets count for it now. */
  isRunning: { is: Flag, of: ({ state, now }) => isRunning(state, now) },
  /** Whether it is a renewal that is due and unpaid: its member is suspended. */
  isUnpaid: { is: Flag, of: ({ state, now }) => isUnpaid(state, now) },
  plan: {
    is: Nullable(TicketPlan),
    of: ({ state: { plan } }) => {
      if (plan === null) return null;
      const { memberPlanId: id, limits: _, ...terms } = plan;
      return { id, ...terms };
    },
    cells: [
      { csv: 'plan', of: ({ state }) => state.plan?.name ?? null },
      { csv: 'plan_type', of: (row) => row.planType, codes: 'memberPlanType' },
      { csv: 'price', of: ({ state }) => state.plan?.price ?? null },
      { csv: 'currency', of: (row) => row.currency },
    ],
  },
  startDate: { is: Day, of: (row) => row.startDate, csv: 'start_date' },
  /** The last day. It still counts in full. */
  endDate: { is: Day, of: (row) => row.endDate, csv: 'end_date' },
  limits: {
    is: Limits,
    of: (row) => {
      const { trysets, items, itemsPerTry, concurrentTrysets } = limitsOf(row);
      return {
        maxClosetLimit: trysets,
        maxItemsLimit: items,
        maxItemsPerTry: itemsPerTry,
        concurrencyAmount: concurrentTrysets,
      };
    },
    cells: [
      { csv: 'max_closet_limit', of: (row) => limitsOf(row).trysets },
      { csv: 'max_items_limit', of: (row) => limitsOf(row).items },
    ],
  },
  /** The trysets that count for it. Those that were never delivered do not. */
  usedClosets: { is: Count, of: (row) => row.usedTrysets, csv: 'used_closets' },
  /** The garments that count for it. */
  usedItems: { is: Count, of: (row) => row.usedItems, csv: 'used_items' },
  /** Whether a limit is used up. */
  allUsedFlags: {
    is: Type.Object({ closets: Flag, items: Flag }),
    of: (row) => ({
      closets: leftOf(limitsOf(row).trysets, row.usedTrysets) === 0,
      items: leftOf(limitsOf(row).items, row.usedItems) === 0,
    }),
  },
  /** Maximum number of garments in its next tryset. Null: no limit. */
  availableItemsPerTry: { is: Limit, of: itemsPerTryLeft },
  /** Whether another ticket follows after the last day. */
  rechargingFlag: { is: Flag, of: (row) => row.isRecharging, csv: 'is_recharging' },
  /** The plan of the ticket that follows; null if none does. */
  nextPlan: {
    is: Nullable(NextPlan),
    of: nextPlanOf,
    cells: [{ csv: 'next_plan', of: (row) => nextPlanOf(row)?.name ?? null }],
  },
  /** The event ticket that its member signed up with; empty without one. */
  eventTickets: {
    is: Type.Array(Type.Object({ id: Count, name: Text })),
    of: ({ eventTicketId: id, eventName }) => (id === null ? [] : [{ id, name: eventName ?? '' }]),
    csv: 'event_ticket_id',
    cell: (row) => row.eventName,
  },
  /** The price of the ticket, in money and points. */
  amount: { is: Count, of: (row) => row.amount, csv: 'amount' },
  invoice: {
    is: TicketInvoice,
    of: ticketInvoiceOf,
    cells: [
      { csv: 'used_points', of: ({ state }) => state.usedPoints },
      { csv: 'paid_amount', of: (row) => ticketInvoiceOf(row).paidAmount },
      { csv: 'refunded', of: ({ state }) => state.refunded },
      { csv: 'card', of: (row) => row.lastFour },
      { csv: 'paid_time', of: (row) => row.paidTime, isTime: true },
    ],
  },
  /** The failed renewal that its member still has to pay. */
  renewalFailure: { is: Nullable(RenewalFailure), of: renewalFailureOf },
  /** The last day on which it can be refunded, if it is unused. */
  refundableUntil: { is: Nullable(Day), of: ({ state }) => refundableUntil(state) },
  /** Whether staff gave it for points. */
  isForced: { is: Flag, of: (row) => row.isForced, csv: 'is_forced' },
  /** The ticket that it renews; null for a sign-up. */
  previousTicketId: {
    is: Nullable(Count),
    of: (row) => row.previousTicketId,
    csv: 'previous_ticket_id',
  },
  isEnded: { is: Flag, of: ({ state }) => state.isEnded, csv: 'is_ended' },
  actions: {
    is: ActionsOf(userTicketTransitions),
    of: ({ state, readBy, now }) => actionsFor(userTicketRules, state, readBy, now),
  },
  ...timeFields,
});

export const UserTicket = userTicketFields.shape;
export type UserTicket = Static<typeof UserTicket>;

export const UserTicketDetail = Type.Object({ ...UserTicket.properties, ...asOfField });
export type UserTicketDetail = Static<typeof UserTicketDetail>;

/** The number of live tickets and the sums of all that match, by currency. */
export const UserTicketTotals = Type.Object({
  data: Type.Array(
    Type.Object({
      currency: OneOf(currencies),
      count: Count,
      amount: Count,
      usedPoints: Count,
      /** Paid in money, before refunds. */
      paid: Count,
      refunded: Count,
      /** Not paid yet, in money. */
      due: Count,
    }),
  ),
});
export type UserTicketTotals = Static<typeof UserTicketTotals>;

export const UserStatus = Type.Object({
  userId: Count,
  /** `suspense`: a renewal is due and unpaid, or a return is deferred. */
  status: OneOf(memberStatuses),
  hasDeferredItem: Flag,
  /** The live ticket; null if there is none. */
  ticket: Nullable(UserTicket),
  /** The invoice of the live ticket. */
  invoice: Nullable(TicketInvoice),
  /** The rest of the running ticket's limits. Null without a running ticket; a null number has no limit. */
  limitsLeft: Nullable(
    Type.Object({ closets: Limit, items: Limit, itemsPerTry: Limit, concurrentClosets: Limit }),
  ),
});
export type UserStatus = Static<typeof UserStatus>;
