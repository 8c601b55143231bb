import { type BrandPlan, brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { isOnOffer, keptTermsOn, type PlanTerms, termsOn } from '#domain/brand-plans/plan-terms.ts';
import type { Region } from '#domain/regions.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

type Deps = Pick<WriteDeps, 'streams'>;

/** A plan that a brand wants for a period that starts on `day`. */
export interface WantedPlan {
  planId: number;
  region: Region;
  day: string;
}

/**
 * Returns the terms of a plan that a brand newly chooses. Throws 422 `brand_plan.unknown`, `brand_plan.not_on_offer`, or
 * `brand_plan.not_sold` in the brand's region.
 */
export async function chosenTerms(deps: Deps, { planId, region, day }: WantedPlan): Promise<PlanTerms> {
  const plan = await planOf(deps, planId);
  if (!isOnOffer(plan)) {
    throw unprocessable('brand_plan.not_on_offer', 'the plan is no longer on offer: choose another one', {
      planId,
    });
  }
  const terms = termsOn(plan, region, day);
  if (terms === null) throw notSold(planId, region);
  return terms;
}

/** Returns the terms of a plan that a brand has or chose before. They exist even if the plan is no longer on offer. */
export async function keptTerms(deps: Deps, { planId, region, day }: WantedPlan): Promise<PlanTerms> {
  const terms = keptTermsOn(await planOf(deps, planId), region, day);
  if (terms === null) throw notSold(planId, region);
  return terms;
}

async function planOf({ streams }: Deps, planId: number): Promise<BrandPlan> {
  const { state } = await streams.refresh(brandPlan, planId);
  if (state.status !== 'none') return state;
  throw unprocessable('brand_plan.unknown', `there is no plan ${planId}`, { field: 'plan_id', planId });
}

function notSold(planId: number, region: Region) {
  return unprocessable('brand_plan.not_sold', `the plan is not sold in ${region}: choose another one`, {
    planId,
    region,
  });
}
