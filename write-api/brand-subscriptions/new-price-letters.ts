import { type BrandPlan, type BrandPlanEvent, brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { nextPlanOf } from '#domain/brand-subscriptions/subscription-days.ts';
import { isRenewing } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { priceChangeAfter } from '#domain/plan-prices.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { idsAfter } from '../brands/of-brand-index.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { DueCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { lettersInPages } from '../mail/letters-in-pages.ts';
import { amountOf, inAll, linkOf } from './letter-parts.ts';
import { mailBrand } from './mail-brand.ts';

const kind = 'new_price_letters';

/** Mails a plan's new price to the brands that renew with the plan, in the currency that each pays. */
export const newPriceLetters = lettersInPages<BrandPlan>({
  kind,
  subject: async ({ streams }, key) => (await streams.refresh(brandPlan, Number(key))).state,
  idsAfter: ({ db }, page) => idsAfter(db, 'brand_subscription', page),
  write: mailIfRenewing,
});

/** Schedules the letters about a new price. A newer price of the plan replaces letters that are not written yet. */
export const mailNewPrice: Effect = async ({ db, clock }, stored) => {
  const { category, id } = entityOf(stored.stream);
  if (category !== 'brand_plan') return;
  const { type, data } = asEvent<BrandPlanEvent>(stored);
  if (type !== 'BrandPlanRevised' || data.changed.price === undefined) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await schedule(db, kind, [{ key: id, dueAt: new Date(clock()), cause }]);
};

/** The letter has a name for each brand, so a repeated call writes it once. */
async function mailIfRenewing(
  deps: WriteDeps,
  plan: BrandPlan,
  subscriptionId: number,
  { cause }: DueCall,
): Promise<void> {
  const { state } = await deps.streams.refresh(brandSubscription, subscriptionId);
  if (state.plan === null || nextPlanOf(state) !== plan.id || !isRenewing(state)) return;
  const { currency } = state.plan;
  const change = priceChangeAfter(plan, currencyRegion[currency], businessDayOf(deps.clock()));
  if (change === null) return;
  const { brandId } = state;
  const letter = {
    plan: nameInLetter(plan.displayName),
    before: amountOf(change.before, currency),
    after: amountOf(change.after, currency),
    from: change.from,
    link: linkOf(deps, brandId),
  };
  await mailBrand(deps, {
    brandId,
    name: `${cause.eventId} ${brandId}`,
    cause,
    text: inAll((texts) => texts.brandPlanPrice(letter)),
  });
}
