import type { InboxMessage, ProposalChoice } from '#domain/inbox/message.ts';
import { invalidRequest } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { TargetOutcome } from '../kit/commands/run-target.ts';

/** Confirms a proposal with the chosen sizes, and requests its tryset. */
export type ConfirmProposal = (
  deps: WriteDeps,
  asked: Pick<Asked, 'caller' | 'context' | 'seenRevision'>,
  choice: { id: number } & ProposalChoice,
) => Promise<Changed>;

/** Confirms the proposal of a message in the member's name. Throws 400 without sizes, and the errors of `confirmProposal`. */
export async function confirmProposalOf(
  deps: WriteDeps,
  { userId, about }: InboxMessage,
  choice: ProposalChoice | undefined,
  context: CommandContext,
): Promise<TargetOutcome | null> {
  if (about === null) return null;
  if (choice === undefined) {
    const message = 'is required: the sizes, and where the garments go';
    throw invalidRequest([{ in: 'body', name: 'choice', message }]);
  }
  const { id } = about;
  const caller = { label: 'user', id: userId, name: '' } as const;
  // The hash keeps the id of the tryset for a repeated answer.
  const asked = { caller, context: { ...context, bodyHash: context.commandId }, seenRevision: null };
  const { status, revision, position } = await deps.confirmProposal(deps, asked, { id, ...choice });
  const command = { action: 'read' } as const;
  const target = { on: 'proposal', id, command } as const;
  return { ok: true, target, status, revision, position, isUnchanged: false, followed: [] };
}
