import { type BrandPlan, type BrandPlanEvent, brandPlan, priceOn } from '#domain/brand-plans/brand-plan.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { nextPlanOf } from '#domain/brand-subscriptions/subscription-days.ts';
import { isRenewing } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { businessDayOf } from '#domain/business-day.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { isUnavailability } from '#http/availability.ts';
import { idsAfter } from '../brands/of-brand-index.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { amountOf, inAll, linkOf } from './letter-parts.ts';
import { mailBrand } from './mail-brand.ts';

const kind = 'new_price_letters';
/** The number of subscriptions that are looked at together. After a crash, at most so many are looked at again. */
const together = 8;

/**
 * Mails a plan's new price to the brands that renew with the plan, in the currency that each pays. There may be a million of
 * them, so the call keeps the subscription that it has reached, and a crash continues there.
 */
export const newPriceLetters: OutsideCall = { kind, atOnce: 1, call };

/** Schedules the letters about a new price. A newer price of the plan replaces letters that are not written yet. */
export const mailNewPrice: Effect = async ({ db, clock }, stored) => {
  const { category, id } = entityOf(stored.stream);
  if (category !== 'brand_plan') return;
  const { type, data } = asEvent<BrandPlanEvent>(stored);
  if (type !== 'BrandPlanRevised' || data.changed.price === undefined) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await schedule(db, kind, [{ key: id, dueAt: new Date(clock()), cause }]);
};

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const planId = Number(due.key);
  const { state: plan } = await deps.streams.refresh(brandPlan, planId);
  const problems: unknown[] = [];
  let { after } = (due.answer ?? { after: 0 }) as { after: number };
  for (;;) {
    due.signal.throwIfAborted();
    const ids = await idsAfter(deps.db, 'brand_subscription', { after, atMost: together });
    const last = ids.at(-1);
    if (last === undefined) break;
    await Promise.all(
      ids.map((id) =>
        mailIfRenewing(deps, plan, id, due).catch((error: unknown) => {
          if (isUnavailability(error) || due.signal.aborted) throw error;
          problems.push(error);
        }),
      ),
    );
    after = last;
    await due.keep({ after });
  }
  if (problems.length === 0) return { end: 'answered', next: null };
  const [first] = problems;
  const problem = `${problems.length} subscriptions: ${first instanceof Error ? first.message : first}`;
  return { end: 'failed', next: null, problem };
}

/** The letter has a name for each brand, so a repeated call writes it once. */
async function mailIfRenewing(
  deps: WriteDeps,
  plan: BrandPlan,
  subscriptionId: number,
  { cause }: DueCall,
): Promise<void> {
  const { state } = await deps.streams.refresh(brandSubscription, subscriptionId);
  if (state.plan === null || nextPlanOf(state) !== plan.id || !isRenewing(state)) return;
  const change = changeOf(plan, state.plan.currency, businessDayOf(deps.clock()));
  if (change === null) return;
  const { brandId } = state;
  const link = linkOf(deps, brandId);
  await mailBrand(deps, {
    brandId,
    name: `${cause.eventId} ${brandId}`,
    cause,
    text: inAll((texts) => texts.brandPlanPrice({ ...change, link })),
  });
}

/** Returns the newest change of a plan's price in a currency that comes after a day; null if none comes. */
function changeOf(plan: BrandPlan, currency: Currency, today: string) {
  const region = currencyRegion[currency];
  const entry = plan.prices.findLast(({ from }) => from !== null && from > today);
  const before = priceOn(plan, region, today);
  const after = entry?.price[region] ?? null;
  if (entry?.from == null || before === null || after === null || before === after) return null;
  return {
    plan: nameInLetter(plan.displayName),
    before: amountOf(before, currency),
    after: amountOf(after, currency),
    from: entry.from,
  };
}
