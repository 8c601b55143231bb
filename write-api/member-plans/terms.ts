import { type MemberPlan, memberPlan } from '#domain/member-plans/member-plan.ts';
import {
  isMemberPlanOnOffer,
  keptMemberTermsOn,
  type MemberPlanTerms,
  memberTermsOn,
} from '#domain/member-plans/plan-terms.ts';
import type { Region } from '#domain/regions.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

type Deps = Pick<WriteDeps, 'streams'>;

/** A plan that a member wants for a ticket that starts on `day`. */
export interface WantedPlan {
  memberPlanId: number;
  region: Region;
  day: string;
}

/**
 * Returns the terms of a plan that a member newly chooses. Throws 422 `member_plan.unknown`, `member_plan.not_on_offer`, or
 * `member_plan.not_sold` in the member's region.
 */
export async function chosenTerms(
  deps: Deps,
  { memberPlanId, region, day }: WantedPlan,
): Promise<MemberPlanTerms> {
  const plan = await planOf(deps, memberPlanId);
  if (!isMemberPlanOnOffer(plan)) {
    const message = 'the plan is no longer on offer: choose another one';
    throw unprocessable('member_plan.not_on_offer', message, { memberPlanId });
  }
  const terms = memberTermsOn(plan, region, day);
  if (terms === null) throw notSold(memberPlanId, region);
  return terms;
}

/** Returns the terms of a plan whose ticket renews. They exist even if the plan is no longer on offer. */
export async function keptTerms(
  deps: Deps,
  { memberPlanId, region, day }: WantedPlan,
): Promise<MemberPlanTerms> {
  const terms = keptMemberTermsOn(await planOf(deps, memberPlanId), region, day);
  if (terms === null) throw notSold(memberPlanId, region);
  return terms;
}

async function planOf({ streams }: Deps, memberPlanId: number): Promise<MemberPlan> {
  const { state } = await streams.refresh(memberPlan, memberPlanId);
  if (state.status !== 'none') return state;
  throw unprocessable('member_plan.unknown', `there is no plan ${memberPlanId}`, { memberPlanId });
}

function notSold(memberPlanId: number, region: Region) {
  const message = `the plan is not sold in ${region}: choose another one`;
  return unprocessable('member_plan.not_sold', message, { memberPlanId, region });
}
