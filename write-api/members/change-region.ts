import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { type RegionCommand, type RegionTies, tieOf } from '#domain/members/region-change.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { heldOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Region } from '#domain/regions.ts';
import { memberTickets } from '#domain/user-tickets/member-tickets.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { openOrdersOf } from '../open-order-items.ts';
import { undeliveredProposalsOf } from '../proposals-of-members.ts';

type Deps = Pick<WriteDeps, 'streams' | 'db' | 'indexed'>;
type Changing = Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision'>>;

interface RegionChange {
  commands: MemberCommand[];
  /** The revision at which the commands are to be decided; null if any will do. */
  seenRevision: bigint | null;
}

/**
 * Begins a change of a member's region, and returns the command that completes it, with the member's ties. A sign-up for a
 * ticket, or an order, that comes between stops the change. A change that a crash cut off stays begun, and binds nobody. Throws 412 if the
 * caller has seen another revision.
 */
export async function beginRegionChange(
  deps: Deps,
  { context, seenRevision = null }: Changing,
  { userId, regionId }: Pick<MemberState, 'userId' | 'regionId'>,
  to: Region = regionId,
): Promise<RegionChange> {
  if (to === regionId) return { commands: [], seenRevision };
  const found = await tiesOf(deps, userId);
  if (tieOf(found) !== null) {
    return { commands: [{ action: 'change_region', to, ties: found }], seenRevision };
  }
  const begin = { action: 'begin_region_change', to } as const;
  const begun = await onMember(deps, userId, begin, context, seenRevision);
  const ties = await tiesOf(deps, userId);
  return {
    commands: [{ action: 'change_region', to, ties }],
    seenRevision: seenRevision === null ? null : begun.revision,
  };
}

/**
 * Looks at a member again whose place a sign-up has taken, whose order was placed, or who takes part in a collaboration. It stops
 * a change of the region that has begun.
 * Forgetting and a change either see the place or the order, or this look sees them. Returns whether the region is still the same.
 * Throws 404 if the member asked to be forgotten.
 */
export async function keepsRegion(
  deps: Deps,
  { userId, regionId }: Pick<MemberState, 'userId' | 'regionId'>,
  context: CommandContext,
): Promise<boolean> {
  const { state } = await deps.streams.refresh(member, userId);
  if (state.status !== 'registered') throw notFound('user', userId);
  if (state.regionChange === null) return state.regionId === regionId;
  const after = await onMember(deps, userId, { action: 'stop_region_change' }, context, null);
  return after.state.regionId === regionId;
}

async function tiesOf(deps: Deps, userId: number): Promise<RegionTies> {
  const { streams } = deps;
  const { state: points } = await streams.refresh(pointAccount, userId);
  const { ticketId } = (await streams.refresh(memberTickets, userId)).state;
  const [orderId = null] = await openOrdersOf(deps, { userId });
  const [proposalId = null] = await undeliveredProposalsOf(deps, userId);
  const { regionId } = (await streams.refresh(member, userId)).state;
  const cash = dueOf((await streams.refresh(cashAccount, userId)).state, regionCurrency[regionId]);
  const { balance, holds, waiting } = points;
  return { balance, held: heldOf(holds), waiting: waiting.length, ticketId, orderId, proposalId, cash };
}

async function onMember(
  { streams }: Deps,
  id: number,
  command: RegionCommand,
  context: CommandContext,
  seenRevision: bigint | null,
) {
  const stream = { decider: member, id, command, name: command.action, seenRevision };
  const outcome = await runCommand(streams, stream, stepOf(context));
  if (!outcome.ok) throw refusalError(outcome, seenRevision);
  return outcome;
}
