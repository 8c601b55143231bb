import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseAct } from '#domain/look-uses/use-commands.ts';
import { openUseStatuses } from '#domain/look-uses/use-kinds.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';

interface Revising {
  id: number;
  command: Extract<LookUseAct, { action: 'revise' }>;
  context: CommandContext;
  seenRevision: bigint | null;
}

/**
 * Revises a use. New days are claimed first, on the state that the revision is decided on. Days claimed for a refused revision
 * end by their deadline. Refuses with 409 `look_use.overlaps` if another use of the brand and type has some of the days.
 */
export function reviseUse(
  deps: WriteDeps,
  { id, command, context, seenRevision }: Revising,
): Promise<TargetOutcome> {
  return asItStands(deps, lookUse, id, { seenRevision }, async (pinned) => {
    const { state, memory } = await deps.streams.refresh(lookUse, id);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    const claimed = isRepeat ? null : await claimDays(deps, state, command, context);
    if (claimed !== null && !claimed.ok) return claimed;
    const target = { on: 'look_use' as const, id, command };
    const outcome = await runTarget(deps.streams, target, context, pinned.seenRevision);
    const isOvertaken = !outcome.ok && outcome.refusal.kind === 'revision_mismatch';
    if (isOvertaken && seenRevision === null) throw refusalError(outcome, pinned.seenRevision);
    return outcome;
  });
}

/** Claims the days of a revision; null if they stay, or if the use is not open. */
async function claimDays(
  deps: WriteDeps,
  use: LookUse,
  { startDate: from = use.startDate, endDate: until = use.endDate }: Revising['command'],
  context: CommandContext,
): Promise<TargetOutcome | null> {
  const { status, lookId, lookUseId, brandId, useType, startDate, endDate } = use;
  const isOpen = openUseStatuses.some((each) => each === status);
  if (!isOpen || (from === startDate && until === endDate)) return null;
  const command = { action: 'claim', claim: { lookId, lookUseId, brandId, useType, from, until } } as const;
  return runTarget(deps.streams, { on: 'look_uses', id: lookId, command }, stepOf(context));
}
