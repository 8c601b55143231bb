import { type MarkedLine, markedLines } from '#domain/payouts/marks.ts';
import { type PayoutCommand, payout } from '#domain/payouts/payout.ts';
import { payoutPolicy, payoutPolicyId } from '#domain/payouts/payout-policy.ts';
import type { Payout } from '#domain/payouts/payout-state.ts';
import type { PayoutRates } from '#domain/payouts/withholding.ts';
import type { Caller } from '#http/caller.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { closeIfSettled } from './close-payout.ts';
import { changedSince, presentDraft } from './draft-of.ts';

/** Returns a function that tells whether a payout was drafted and the caller may see it: only staff may. */
export function seesPayout(caller: Caller): (state: Payout) => boolean {
  return ({ status }) => caller.label === 'staff' && status !== 'none' && status !== 'expired';
}

/** Drafts a payout again from the present accounts. Throws 404, and 409 after its approval. */
export async function redraftPayout(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state } = await present(deps, payout, id, asked.context, seesPayout(asked.caller));
  const { regionId, month } = state;
  const draft = await presentDraft(deps, id, { regionId, month });
  return onPayout(deps, asked, id, { action: 'redraft', ...draft });
}

/** Approves a draft, which fixes its tax. Throws 404, and 409 `payout.lines_changed` if accounts changed since the draft. */
export async function approvePayout(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state, isRepeat } = await present(deps, payout, id, asked.context, seesPayout(asked.caller));
  const { KOREA, JAPAN } = (await deps.streams.refresh(payoutPolicy, payoutPolicyId)).state;
  const isDraft = !isRepeat && state.status === 'drafted';
  const changed = isDraft ? await changedSince(deps, state.currency, state.lines) : [];
  return onPayout(deps, asked, id, { action: 'approve', rates: { KOREA, JAPAN }, changed });
}

/**
 * Marks lines as paid or failed, each by itself: a refused line does not stop the others. The last one closes the payout. Throws
 * 404, and 409 if the payout is not approved or has no pending line.
 */
export async function markLines(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  command: Extract<PayoutCommand, { action: 'pay' | 'fail' }>,
): Promise<Changed & { lines: MarkedLine[] }> {
  await present(deps, payout, id, asked.context, seesPayout(asked.caller));
  const changed = await onPayout(deps, asked, id, command);
  const { state } = await deps.streams.refresh(payout, id);
  return { ...changed, lines: markedLines(state, command.lines) };
}

/** Revises the rates of withholding tax. Approved payouts keep theirs. */
export function revisePayoutPolicy(
  deps: WriteDeps,
  asked: Asked,
  rates: Partial<PayoutRates>,
): Promise<Changed> {
  const commands = [{ action: 'revise', rates } as const];
  return makeChange(deps, { decider: payoutPolicy, id: payoutPolicyId, commands, name: 'revise' }, asked);
}

async function onPayout(
  deps: WriteDeps,
  { context, seenRevision }: Asked,
  id: number,
  command: PayoutCommand,
): Promise<Changed> {
  const outcome = await runTarget(deps.streams, { on: 'payout', id, command }, context, seenRevision);
  const changed = changedBy(id, outcome, seenRevision);
  const position = await closeIfSettled(deps, id, context);
  if (position <= changed.position) return changed;
  const { state, revision } = await deps.streams.refresh(payout, id);
  // The closing is an event of the same stream.
  const last = typeof revision === 'bigint' ? revision : changed.revision;
  return { ...changed, status: state.status, revision: last, position };
}
