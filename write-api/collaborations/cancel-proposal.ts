import { system } from '#domain/actor.ts';
import { type ProposalCommand, proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { itemsOf } from '../trysets/tryset-scope.ts';
import { claimOfProposal } from './proposal-claims.ts';
import { trysetLock } from './request-tryset-of.ts';

/**
 * Runs an action on a proposal. A cancel first cancels the tryset; it throws 409 `proposal.tryset_under_way` if that is prepared or
 * sent. A proposal that ends gives the member's place up.
 */
export async function runOnProposal(
  deps: WriteDeps,
  on: ActionOn<Proposal, ProposalCommand>,
): Promise<TargetOutcome> {
  const { id, state, command, context, seenRevision } = on;
  const run = () => runTarget(deps.streams, { on: 'proposal', id, command }, context, seenRevision);
  if (command.action !== 'cancel' && command.action !== 'reject') return run();
  const outcome = await (command.action === 'reject'
    ? run()
    : deps.oneAtATime(trysetLock(id), async () => {
        await cancelTryset(deps, id, context);
        return run();
      }));
  if (!outcome.ok) return outcome;
  const by = { category: 'proposal', id } as const;
  const released = await deps.claims.release([claimOfProposal(state)], by, context);
  return released > outcome.position ? { ...outcome, position: released } : outcome;
}

/** Cancels the tryset of a confirmed proposal, or closes its stream if it was not requested yet. */
async function cancelTryset(deps: WriteDeps, id: number, context: CommandContext): Promise<void> {
  const { trysetId, status } = (await deps.streams.refresh(proposal, id)).state;
  if (status !== 'CONFIRMED' || trysetId === null) return;
  const close = { action: 'expire', trysetId } as const;
  await runTarget(deps.streams, { on: 'tryset', id: trysetId, command: close }, stepOf(context));
  const { state } = await deps.streams.refresh(tryset, trysetId);
  if (state.status !== 'requested') return;
  const items = await itemsOf(deps, state);
  const isUnderWay = items.some((item) => !['tryset_requested', 'tryset_canceled'].includes(item.status));
  if (isUnderWay) throw underWay(trysetId);
  const itemIds = items.flatMap((item) => (item.status === 'tryset_requested' ? [item.trysetItemId] : []));
  if (itemIds.length === 0) return;
  const command = { action: 'cancel', itemIds } as const;
  const step = { ...stepOf(context), actor: context.actor };
  const outcome = await runTarget(deps.streams, { on: 'tryset', id: trysetId, command }, step);
  if (!outcome.ok) throw refusalError(outcome);
  // An item was prepared or sent meanwhile.
  if (outcome.followed.some((each) => !each.ok)) throw underWay(trysetId);
}

function underWay(trysetId: number) {
  const message =
    'garments of the proposal are prepared or sent: deny the prepared ones first, or wait for their return';
  return conflict('proposal.tryset_under_way', message, { trysetId });
}

/** The system's cancel after an event. `actor` of the cause cancels the tryset, as the person who ended the member's part. */
export async function endProposal(
  deps: WriteDeps,
  id: number,
  context: CommandContext,
): Promise<TargetOutcome> {
  return deps.oneAtATime(trysetLock(id), async () => {
    await cancelTryset(deps, id, context);
    const { state } = await deps.streams.refresh(proposal, id);
    const target = { on: 'proposal', id, command: { action: 'cancel' } } as const;
    const outcome = await runTarget(deps.streams, target, { ...context, actor: system });
    if (outcome.ok) {
      await deps.claims.release([claimOfProposal(state)], { category: 'proposal', id }, context);
    }
    return outcome;
  });
}
