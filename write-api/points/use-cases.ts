import { member } from '#domain/members/member.ts';
import type { MemberRole } from '#domain/members/member-kinds.ts';
import { type PointAccountCommand, pointAccount } from '#domain/points/point-account.ts';
import type { PointReason } from '#domain/points/point-kinds.ts';
import { type PointPolicy, pointPolicy, pointPolicyId } from '#domain/points/point-policy.ts';
import type { WriteDeps } from '../deps.ts';
import { onEach, type Selection, selected, type TakenOnEach } from '../kit/actions/bulk.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { isThere } from '../members/visible.ts';

/** A movement of points: the whole points to give or take, and the message to the member. */
export interface PointsSaid {
  delta: number;
  type: PointReason;
  message: string;
}

/**
 * Gives a member points, or takes points from the member. Throws 404 if the member does not exist. Throws 422
 * `point_account.not_enough` if the member has too few, except for penalties; 422 `point_account.out_of_range`. The answer's
 * id is the movement's number in the account.
 */
export async function movePoints(
  deps: WriteDeps,
  asked: Asked,
  { userId, said }: { userId: number; said: PointsSaid },
): Promise<Moved> {
  const { state } = await present(deps, member, userId, asked.context, isThere);
  const { delta, type: pointReason, message } = said;
  const command: PointAccountCommand = {
    action: delta > 0 ? 'give' : 'take',
    amount: Math.abs(delta),
    pointReason,
    message: message.trim(),
    forLook: null,
  };
  return { ...(await movement(deps, asked, userId, command)), role: state.role };
}

/** A movement with the member's role, which lists of members show as the status. */
interface Moved extends Changed {
  role: MemberRole;
}

/**
 * Gives or takes points of many members, each separately. The status in each result is the member's role. Throws 409
 * `bulk.count_changed`.
 */
export async function movePointsOfMany(
  deps: WriteDeps,
  asked: Asked,
  { delta, type, message, ...chosen }: PointsSaid & Selection,
): Promise<TakenOnEach> {
  const ids = await selected(deps, asked, { name: 'user', path: '/v1/users' }, chosen);
  const each = ids.map((id) => ({ id }));
  return onEach(asked.context, 'points', each, async ({ id: userId }, context) => {
    const wanted = { userId, said: { delta, type, message } };
    const { role, position } = await movePoints(deps, { ...asked, context, seenRevision: null }, wanted);
    return { status: role, position, isUnchanged: false };
  });
}

/** Part of an item's payment to refund. */
export interface RefundSaid {
  trysetId: number;
  trysetItemId: number;
  amount: number;
  message: string;
}

/**
 * Refunds the points paid for an item, in whole or in part. Throws 404 if the member does not exist. Throws 422
 * `point_account.refund_too_high` if fewer unrefunded points were spent on the item, and 422 `point_account.out_of_range`. The
 * answer's id is the movement's number in the account.
 */
export async function refundPoints(
  deps: WriteDeps,
  asked: Asked,
  { userId, said }: { userId: number; said: RefundSaid },
): Promise<Changed> {
  await present(deps, member, userId, asked.context, isThere);
  const { trysetId, trysetItemId: itemId, amount, message } = said;
  const paid = { kind: 'tryset', id: trysetId } as const;
  const shares = [{ itemId, amount }];
  return movement(deps, asked, userId, { action: 'refund', for: paid, shares, message: message.trim() });
}

async function movement(
  deps: WriteDeps,
  asked: Asked,
  userId: number,
  command: PointAccountCommand,
): Promise<Changed> {
  const change = { decider: pointAccount, id: userId, commands: [command], name: command.action };
  const changed = await makeChange(deps, change, asked);
  return { ...changed, id: Number(changed.revision) + 1 };
}

/** Sets the points that looks earn for items requested from now on, and the reward for sign-ups. */
export async function revisePointPolicy(
  deps: WriteDeps,
  asked: Asked,
  policy: Partial<PointPolicy>,
): Promise<Changed> {
  const commands = [{ action: 'revise', policy } as const];
  return makeChange(deps, { decider: pointPolicy, id: pointPolicyId, commands, name: 'revise' }, asked);
}
