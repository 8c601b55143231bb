import type { InboxAnswer } from '#domain/inbox/inbox-kinds.ts';
import { type InboxMessage, type InboxMessageCommand, inboxMessage } from '#domain/inbox/message.ts';
import { templateOf } from '#domain/inbox/templates.ts';
import { invalidRequest } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { confirmProposalOf } from './confirm-proposal.ts';
import { type RemoteOperations, remoteCommandId, remoteOperations } from './remote-operations.ts';

/**
 * Runs a member's action on a message. An answer to a question first runs its operation in the member's name. If that is
 * refused, the answer is refused with the same error and the message stays pending. Two answers to one message at once happen
 * one after the other.
 */
export async function runOnMessage(
  deps: WriteDeps,
  on: ActionOn<InboxMessage, InboxMessageCommand>,
  operations: RemoteOperations = remoteOperations,
): Promise<TargetOutcome> {
  const { id, command, context, seenRevision } = on;
  const run = (pinned: bigint | null) =>
    runTarget(deps.streams, { on: 'inbox_message', id, command }, context, pinned);
  if ((command.action !== 'confirm' && command.action !== 'deny') || on.state.variant !== 'general') {
    return run(seenRevision);
  }
  return deps.oneAtATime(`answer to inbox_message-${id}`, async () => {
    const { state, memory } = await deps.streams.refresh(inboxMessage, id);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    if (isRepeat || (state.status !== 'idle' && state.status !== 'pending')) return run(seenRevision);
    if (state.status === 'idle') await display(deps, id, context);
    const remote = await runRemote(deps, state, command, { context, operations });
    if (remote !== null && !remote.ok) return remote;
    // Displaying the message has moved it on, so the seen revision was checked by then.
    const outcome = await run(state.status === 'idle' ? null : seenRevision);
    if (!outcome.ok || remote === null) return outcome;
    return remote.position > outcome.position ? { ...outcome, position: remote.position } : outcome;
  });
}

/** A member who answers has seen the message. */
async function display(deps: WriteDeps, id: number, context: CommandContext): Promise<void> {
  const { actor } = context;
  const step = { ...stepOf(context), actor };
  await runTarget(deps.streams, { on: 'inbox_message', id, command: { action: 'display' } }, step);
}

interface Answering {
  context: CommandContext;
  operations: RemoteOperations;
}

/** Returns the outcome of the answer's operation; null if the template names none. Throws 400 if the answer must say why. */
async function runRemote(
  deps: WriteDeps,
  message: InboxMessage,
  command: Extract<InboxMessageCommand, { action: InboxAnswer }>,
  { context: { bodyHash: _, ...context }, operations }: Answering,
): Promise<TargetOutcome | null> {
  const { inboxMessageId, templateCode, about } = message;
  const { action: answer } = command;
  const operation = templateOf(templateCode)?.remote?.[answer] ?? null;
  const remote = operation === null ? null : operations[operation];
  if (remote === null || about === null) return null;
  if (remote.needsReason && context.reason === undefined) {
    throw invalidRequest([{ in: 'body', name: 'reason', message: 'say why' }]);
  }
  const commandId = remoteCommandId(inboxMessageId, answer);
  if (remote.target === null) {
    const choice = 'choice' in command ? command.choice : undefined;
    return confirmProposalOf(deps, message, choice, { ...context, commandId });
  }
  return runTarget(deps.streams, remote.target(about.id), { ...context, commandId });
}
