import { firstPointPolicy, pointPolicyId } from '#domain/points/point-policy.ts';
import type { ReadModels } from '../database.ts';
import type { LogDeps } from '../deps.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';
import type { PointPolicyAnswer } from './contract.ts';

/** The current point policy; the default one if staff never changed it. */
export async function pointPolicyNow(db: ReadModels): Promise<PointPolicyAnswer> {
  const row = await db
    .selectFrom('read.pointPolicies')
    .where('id', '=', pointPolicyId)
    .selectAll()
    .executeTakeFirst();
  const { white, gray, red, black, partner, birthMonth, signUpReward } = row ?? firstPointPolicy;
  const rates = { white, gray, red, black, partner, birthMonth };
  return { ...rates, signUpReward, revision: row ? String(row.revision) : null };
}

/** The policy's events, each with the policy after it. */
export function pointPolicySteps(deps: LogDeps): Promise<Step[]> {
  return foldedStreams(deps, [`point_policy-${pointPolicyId}`]);
}
