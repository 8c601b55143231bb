import { businessDayOf } from '#domain/business-day.ts';
import { type MemberPlan, type MemberPlanEvent, memberPlan } from '#domain/member-plans/member-plan.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { priceChangeAfter } from '#domain/plan-prices.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { nextPlanOf } from '#domain/user-tickets/ticket-days.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { DueCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { lettersInPages } from '../mail/letters-in-pages.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { amountIn } from './amount-in.ts';
import { liveTicketsAfter } from './live-tickets.ts';
import { mailMember } from './mail-member.ts';

const kind = 'new_member_price_letters';

/** Mails a plan's new price to the members whose tickets renew with the plan. */
export const newMemberPriceLetters = lettersInPages<MemberPlan>({
  kind,
  subject: async ({ streams }, key) => (await streams.refresh(memberPlan, Number(key))).state,
  idsAfter: ({ db }, page) => liveTicketsAfter(db, page),
  write: mailIfRenewing,
});

/** Schedules the letters about a new price. A newer price of the plan replaces letters that are not written yet. */
export const mailNewMemberPrice: Effect = async ({ db, clock }, stored) => {
  const { category, id } = entityOf(stored.stream);
  if (category !== 'member_plan') return;
  const { type, data } = asEvent<MemberPlanEvent>(stored);
  if (type !== 'MemberPlanRevised' || data.changed.price === undefined) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await schedule(db, kind, [{ key: id, dueAt: new Date(clock()), cause }]);
};

/** The letter has a name for each member, so a repeated call writes it once. */
async function mailIfRenewing(
  deps: WriteDeps,
  plan: MemberPlan,
  ticketId: number,
  { cause }: DueCall,
): Promise<void> {
  const { state } = await deps.streams.refresh(userTicket, ticketId);
  if (state.plan === null || state.isEnded || !state.isRecharging || nextPlanOf(state) !== plan.id) return;
  const { currency } = state.plan;
  const change = priceChangeAfter(plan, currencyRegion[currency], businessDayOf(deps.clock()));
  if (change === null) return;
  await mailMember(deps, {
    userId: state.userId,
    name: cause.eventId,
    cause,
    textIn: (language) =>
      letterTexts[language].memberPlanPrice({
        plan: nameInLetter(plan.name),
        before: amountIn(language, change.before, currency),
        after: amountIn(language, change.after, currency),
        from: change.from,
      }),
  });
}
