import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { effectiveTime } from '#domain/event.ts';
import { member } from '#domain/members/member.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { nextPlanOf, retriesAt } from '#domain/user-tickets/ticket-days.ts';
import type { UserTicketEvent } from '#domain/user-tickets/ticket-events.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { keptTerms } from '../member-plans/terms.ts';
import { amountIn } from './amount-in.ts';
import { cardOfMember } from './card-of-member.ts';
import { mailMember } from './mail-member.ts';

/** Mails a member the amount and the card of the next renewal. Nothing is to be paid for a free plan, so it has no letter. */
export async function mailRenewal(
  deps: WriteDeps,
  state: UserTicket,
  { causationId, correlationId }: CommandContext,
): Promise<void> {
  const { ticketId, userId, plan, period } = state;
  const memberPlanId = nextPlanOf(state);
  if (plan === null || period === null || memberPlanId === null) return;
  const day = daysLater(period.endDate, 1);
  const terms = await keptTerms(deps, { memberPlanId, region: currencyRegion[plan.currency], day });
  if (terms.price === 0) return;
  const card = await lastFourOf(deps, userId);
  const { usePointsForPlan: usesPoints } = (await deps.streams.refresh(member, userId)).state;
  await mailMember(deps, {
    userId,
    name: `renewal of user_ticket-${ticketId}`,
    cause: { eventId: causationId, correlationId },
    textIn: (language) =>
      letterTexts[language].ticketRenewal({
        plan: nameInLetter(terms.name),
        amount: amountIn(language, terms.price, terms.currency),
        card,
        usesPoints,
        day,
      }),
  });
}

/** Mails a member each failure to pay a renewal, and its end. A member who signs up is in the app, and gets no letter. */
export const mailUnpaidTicket: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'user_ticket') return;
  const { type } = asEvent<UserTicketEvent>(stored);
  if (type !== 'UserTicketPaymentFailed' && type !== 'UserTicketGivenUp') return;
  const { state } = await deps.streams.upTo(userTicket, id, stored.revision);
  const { plan, previousTicketId, userId } = state;
  if (plan === null || previousTicketId === null) return;
  const card = await lastFourOf(deps, userId);
  const failedAt = timeOf(stored);
  const retry = retriesAt(state.firstFailedAt ?? failedAt).find((at) => at > failedAt);
  const next = retry === undefined ? null : businessDayOf(retry);
  await mailMember(deps, {
    userId,
    name: stored.id,
    cause: causeOf(stored),
    textIn(language) {
      const texts = letterTexts[language];
      const amount = amountIn(language, state.amount - state.usedPoints, plan.currency);
      const charge = { plan: nameInLetter(plan.name), amount };
      return type === 'UserTicketGivenUp'
        ? texts.ticketPaymentGivenUp(charge)
        : texts.ticketPaymentFailed({ ...charge, card, next });
    },
  });
};

async function lastFourOf(deps: WriteDeps, userId: number): Promise<string | null> {
  return (await cardOfMember(deps, userId))?.lastFour ?? null;
}

/** The time of an event, by the clock that deadlines use. */
const timeOf = ({ metadata, recordedAt }: StoredEvent) => effectiveTime(metadata, recordedAt, null);

const causeOf = ({ id, metadata }: StoredEvent) => ({
  eventId: id,
  correlationId: metadata.$correlationId,
});
