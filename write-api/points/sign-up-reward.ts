import type { MemberEvent } from '#domain/members/member-events.ts';
import {
  firstPointPolicy,
  type PointPolicyEvent,
  pointPolicy,
  pointPolicyId,
} from '#domain/points/point-policy.ts';
import { readStream } from '#event-store/load.ts';
import { type StoredEvent, streamName } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';

/**
 * Gives a member the reward for the first approval, once. The amount is the one that the policy set at that moment. Members
 * whom staff registered with their role get none.
 */
export async function rewardSignUp(deps: WriteDeps, stored: StoredEvent, userId: number): Promise<void> {
  const type = stored.type as MemberEvent['type'];
  if (type !== 'MemberApproved' || !(await isFirst(deps, stored))) return;
  const amount = await rewardAt(deps, stored.metadata.receivedAt);
  if (amount === 0) return;
  const context = {
    commandId: derivedCommandId(stored.id, 'sign-up reward'),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
    actor: { label: 'system', id: null } as const,
    receivedAt: deps.clock(),
  };
  const reward = { amount, pointReason: 'sign_up_reward', message: '', forLook: null } as const;
  await runTarget(
    deps.streams,
    { on: 'point_account', id: userId, command: { action: 'give', ...reward } },
    context,
  );
}

async function isFirst({ streams }: WriteDeps, { id, stream, type }: StoredEvent): Promise<boolean> {
  for await (const event of readStream(streams.client, stream)) {
    if (event.type === type) return event.id === id;
  }
  return false;
}

/** Returns the reward at an ISO instant, so that a late reaction gives the same amount. */
async function rewardAt({ streams }: WriteDeps, at: string): Promise<number> {
  let policy = { status: 'valid' as const, ...firstPointPolicy };
  for await (const { type, data, metadata } of readStream(
    streams.client,
    streamName('point_policy', pointPolicyId),
  )) {
    if (metadata.receivedAt > at) break;
    policy = pointPolicy.evolve(policy, { type, data } as PointPolicyEvent, metadata.receivedAt);
  }
  return policy.signUpReward;
}
