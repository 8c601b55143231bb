import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { nextPlanOf, nextStartOf } from '#domain/brand-subscriptions/subscription-days.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { liveSubscriptionOf, seesSubscription } from './live.ts';
import { chosenTerms } from './terms.ts';

/** Sets whether a subscription renews. Throws 404, and 409 as the table says. */
export async function setRenewal(
  deps: WriteDeps,
  asked: Asked,
  { id, renew }: { id: number; renew: boolean },
): Promise<Changed> {
  const state = await seen(deps, asked, id);
  return chooseNext(deps, asked, id, renew ? nextPlanOf(state) : null);
}

/**
 * Chooses the plan of the next period of a brand's live subscription; null for no renewal. Throws 404 if the caller may not see
 * the brand, 409 `brand_subscription.none_live`, and 422 for the plan.
 */
export async function changeNextPlan(
  deps: WriteDeps,
  asked: Asked,
  { brandId, planId }: { brandId: number; planId: number | null },
): Promise<Changed> {
  const [id = 0] = await deps.ids.chosenFor('brand_subscription', asked.context, async () => {
    const live = await liveSubscriptionOf(deps, brandId);
    return [live?.brandSubscriptionId ?? 0];
  });
  if (id === 0) {
    throw conflict('brand_subscription.none_live', 'the brand has no subscription: choose a plan first', {
      brandId,
    });
  }
  const state = await seen(deps, asked, id);
  await requireNextPlan(deps, state, planId, asked.context);
  return chooseNext(deps, asked, id, planId);
}

/** Throws 422 unless the plan can be the next one: the present plan stays available, others must be on offer. */
export async function requireNextPlan(
  deps: WriteDeps,
  state: BrandSubscription,
  planId: number | null,
  { receivedAt }: CommandContext,
): Promise<void> {
  if (planId === null || state.plan === null || planId === state.plan.planId) return;
  const day = nextStartOf(state) ?? businessDayOf(receivedAt);
  await chosenTerms(deps, { planId, region: currencyRegion[state.plan.currency], day });
}

async function seen(deps: WriteDeps, { caller, context }: Asked, id: number): Promise<BrandSubscription> {
  const sees = (state: BrandSubscription) => seesSubscription(state, caller);
  return (await present(deps, brandSubscription, id, context, sees)).state;
}

async function chooseNext(
  { streams }: WriteDeps,
  { context, seenRevision }: Asked,
  id: number,
  planId: number | null,
): Promise<Changed> {
  const command = { action: 'choose_next_plan', planId } as const;
  const outcome = await runTarget(streams, { on: 'brand_subscription', id, command }, context, seenRevision);
  return changedBy(id, outcome, seenRevision);
}
