import { daysLater } from '#domain/business-day.ts';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { keptMemberTermsOn } from '#domain/member-plans/plan-terms.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import type { TicketLimits } from '#domain/trysets/ticket-limits.ts';
import type { TicketInvoiceStatus } from '#domain/user-tickets/invoice-status.ts';
import { giveUpAt, retriesAt } from '#domain/user-tickets/ticket-days.ts';
import { cardTransactionOf, paidAmountOf } from '../brand-invoices/plan-payment.ts';
import type { TicketFound } from './scope.ts';

const unlimited: TicketLimits = { trysets: null, items: null, itemsPerTry: null, concurrentTrysets: null };

export function limitsOf({ state: { plan } }: TicketFound): TicketLimits {
  return plan?.limits ?? unlimited;
}

/** The number that is left of a limit; null without a limit. */
export function leftOf(most: number | null, used: number): number | null {
  return most === null ? null : Math.max(0, most - used);
}

/** Maximum number of garments in the next tryset of the ticket; null without a limit. */
export function itemsPerTryLeft(row: TicketFound): number | null {
  const { items, itemsPerTry } = limitsOf(row);
  const given = [leftOf(items, row.usedItems), itemsPerTry].filter((each) => each !== null);
  return given.length === 0 ? null : Math.min(...given);
}

/** The plan of the next ticket with its price; null if none follows. */
export function nextPlanOf({ state: { plan, period }, nextMemberPlanId, nextName, nextPrices }: TicketFound) {
  if (nextMemberPlanId === null || plan === null || period === null) return null;
  const { currency } = plan;
  const startDate = daysLater(period.endDate, 1);
  const next = { ...memberPlan.initial, status: 'active', prices: nextPrices ?? [] } as const;
  const price = keptMemberTermsOn(next, currencyRegion[currency], startDate)?.price ?? null;
  return { id: nextMemberPlanId, name: nextName ?? '', startDate, price, currency };
}

/** The money of a ticket. */
export function ticketInvoiceOf(row: TicketFound) {
  const { state, paymentId, paidTime, dueTime } = row;
  const transaction = cardTransactionOf(row);
  return {
    paymentId,
    merchantUid: transaction?.merchantUid ?? null,
    status: invoiceStatusOf(row),
    paidAmount: paidAmountOf(row),
    usedPoints: state.usedPoints,
    tax: state.tax,
    refunded: state.refunded,
    card: transaction && {
      id: transaction.cardId,
      lastFour: transaction.lastFour,
      issuer: transaction.issuer,
    },
    declined: transaction?.declined ?? null,
    receiptUrl: row.receiptUrl,
    dueTime,
    paidTime,
  };
}

function invoiceStatusOf({ status, paidTime }: TicketFound): TicketInvoiceStatus {
  if (paidTime !== null) return 'paid';
  return status === 'pending' ? 'pending' : 'failed';
}

/** The failed renewal of a ticket that is still unpaid; null if there is none. */
export function renewalFailureOf({ state, now }: TicketFound) {
  const { status, firstFailedAt, failures, previousTicketId } = state;
  if (firstFailedAt === null || previousTicketId === null || status !== 'pending') return null;
  const nextTryTime = retriesAt(firstFailedAt).find((at) => at > now) ?? null;
  return { failures, firstFailedTime: firstFailedAt, nextTryTime, giveUpTime: giveUpAt(firstFailedAt) };
}
