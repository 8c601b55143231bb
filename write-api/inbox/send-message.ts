import { system } from '#domain/actor.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import { inboxTemplates, type TemplateCode } from '#domain/inbox/templates.ts';
import { member } from '#domain/members/member.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';

/** What a message tells, without its texts. */
export interface Telling {
  templateCode: TemplateCode;
  /** The id of the thing that the template is about; null for a template about none. */
  aboutId: number | null;
  /** The points that the message tells of, if any. */
  pointAmount?: number;
}

interface Sending extends Telling {
  userId: number;
  /** The event that causes the message. A member gets one message of a template for it. */
  cause: DeadlineCause;
}

/**
 * Sends a member a message. Its id is assigned under the id of the causing event, so that a repeated reaction leaves one
 * message. A member who leaves gets none. Returns the id of the message.
 */
export async function sendMessage(deps: WriteDeps, { userId, cause, ...telling }: Sending): Promise<number> {
  const name = `${telling.templateCode} to user ${userId}`;
  const context = contextOf(deps, cause, derivedCommandId(cause.eventId, `inbox ${name}`));
  const { inbox_message: [id = 0] = [] } = await deps.ids.forCommand({ inbox_message: 1 }, context);
  await sendAs(deps, id, userId, telling, context);
  return id;
}

/** Sends a message under an id that is assigned already. Does nothing if it is sent, or if the member leaves. */
export async function sendAs(
  deps: WriteDeps,
  id: number,
  userId: number,
  {
    templateCode,
    aboutId,
    pointAmount = null,
  }: Omit<Telling, 'pointAmount'> & { pointAmount?: number | null },
  context: CommandContext,
): Promise<void> {
  if ((await deps.streams.refresh(inboxMessage, id)).state.status !== 'none') return;
  if ((await deps.streams.refresh(member, userId)).state.status !== 'registered') return;
  const { variant, about: kind } = inboxTemplates[templateCode];
  const command = {
    action: 'send',
    inboxMessageId: id,
    userId,
    templateCode,
    variant,
    about: kind === null || aboutId === null ? null : { kind, id: aboutId },
    pointAmount,
  } as const;
  const outcome = await runTarget(deps.streams, { on: 'inbox_message', id, command }, context);
  if (!outcome.ok) throw refusalError(outcome);
}

/** Returns the context of a step of the system after an event. Its hash lets the step keep the ids that it was given. */
export function contextOf(
  { clock }: Pick<WriteDeps, 'clock'>,
  { eventId, correlationId }: DeadlineCause,
  commandId: string,
): CommandContext & { bodyHash: string } {
  return {
    commandId,
    correlationId,
    causationId: eventId,
    actor: system,
    receivedAt: clock(),
    bodyHash: commandId,
  };
}
