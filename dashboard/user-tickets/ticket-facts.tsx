import type { TFunction } from 'i18next';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, type TimeFormats } from '../kit/preferences/time.ts';
import type { Fact } from '../kit/ui/fact-list.tsx';
import { periodText, usedText } from './ticket-text.ts';

interface Parts {
  t: TFunction;
  times: TimeFormats;
}

/** The plan, the period and the next plan of a ticket. */
export function planFacts({ t, times }: Parts, ticket: UserTicket): readonly Fact[] {
  const { id, plan, eventTickets, nextPlan, renewalFailure } = ticket;
  const next = nextPlan && [
    nextPlan.name,
    times.calendarDay(nextPlan.startDate),
    nextPlan.price === null ? null : formatAmount(nextPlan.price, nextPlan.currency),
  ];
  return [
    [
      t('userTicket.fields.ticketId'),
      <ThingLink key="ticket" kind="user_ticket" id={id}>
        {id}
      </ThingLink>,
    ],
    [
      t('userTicket.fields.plan'),
      plan && (
        <ThingLink key="plan" kind="member_plan" id={plan.id}>
          {plan.name}
        </ThingLink>
      ),
    ],
    [t('userTicket.fields.period'), periodText(times, ticket)],
    ...eventTickets.map(
      (event): Fact => [
        t('userTicket.fields.eventTicketId'),
        <ThingLink key="event" kind="event_ticket" id={event.id}>
          {event.name}
        </ThingLink>,
      ],
    ),
    [t('userTicket.fields.nextMemberPlanId'), next?.filter(Boolean).join(' · ')],
    ...(renewalFailure === null
      ? []
      : [
          [t('userTicket.fields.failures'), formatNumber(renewalFailure.failures)] as const,
          [
            t('userTicket.nextTry'),
            renewalFailure.nextTryTime && times.dateTime(renewalFailure.nextTryTime),
          ] as const,
          [t('userTicket.givesUp'), times.dateTime(renewalFailure.giveUpTime)] as const,
        ]),
  ];
}

/** The used limits of a ticket. */
export function limitFacts(t: TFunction, { usedClosets, usedItems, limits }: UserTicket): readonly Fact[] {
  const limit = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  return [
    [t('userTicket.used.closets'), usedText(t, usedClosets, limits.maxClosetLimit)],
    [t('userTicket.used.items'), usedText(t, usedItems, limits.maxItemsLimit)],
    [t('userTicket.used.itemsPerTry'), limit(limits.maxItemsPerTry)],
    [t('userTicket.used.concurrentClosets'), limit(limits.concurrencyAmount)],
  ];
}

/** The money of a ticket. */
export function moneyFacts({ t, times }: Parts, ticket: UserTicket): readonly Fact[] {
  const { amount, invoice, plan, refundableUntil, isForced, usedClosets } = ticket;
  const isRefundable = refundableUntil !== null && usedClosets === 0;
  const money = (value: number) => (plan === null ? null : formatAmount(value, plan.currency));
  const { paymentId, card, declined, dueTime, paidTime } = invoice;
  return [
    [t('userTicket.fields.amount'), money(amount)],
    [t('userTicket.fields.usedPoints'), formatNumber(invoice.usedPoints)],
    [t('userTicket.fields.tax'), money(invoice.tax)],
    [
      t('userTicket.fields.paymentId'),
      paymentId && (
        <ThingLink key="payment" kind="payment" id={paymentId}>
          {paymentId}
        </ThingLink>
      ),
    ],
    [t('userTicket.card'), card && [card.issuer, card.lastFour].filter(Boolean).join(' ')],
    [t('userTicket.fields.declined'), declined && t(`userTicket.declined.${declined}`)],
    [t('userTicket.fields.dueTime'), dueTime && times.dateTime(dueTime)],
    [t('userTicket.fields.paidTime'), paidTime && times.dateTime(paidTime)],
    [t('userTicket.fields.refunded'), money(invoice.refunded)],
    [t('userTicket.refundableUntil'), isRefundable && times.calendarDay(refundableUntil)],
    [t('userTicket.fields.isForced'), t(`brandPlan.isSo.${isForced}`)],
  ];
}
