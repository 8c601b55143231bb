import { storedText } from '#domain/comments/comment-text.ts';
import { personKey } from '#domain/members/person.ts';
import {
  type SupportTicket,
  type SupportTicketCommand,
  supportTicket,
} from '#domain/support-tickets/support-ticket.ts';
import type { TicketText } from '#domain/support-tickets/support-ticket-events.ts';
import { type Asker, isAsker, type LinkedEntity } from '#domain/support-tickets/support-ticket-kinds.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange, present } from '../kit/changes/change.ts';
import { requireOwnOrWork, seesTicket } from './entity.ts';
import { requireSeen } from './linked.ts';
import { ticketPicture } from './pictures.ts';

/** A message to send; `pictures` are keys of uploads, or hashes of public pictures. */
export interface MessageSaid {
  text: string;
  pictures?: readonly string[];
}

export interface TicketSaid extends MessageSaid {
  title: string;
  page?: string | null;
  entity?: LinkedEntity | null;
}

/**
 * Opens a ticket of the caller. Throws 422 `support_ticket.entity_unknown` and `picture.unknown`, and 429 `request.too_many`
 * if the caller has opened too many recently.
 */
export async function openTicket(
  deps: WriteDeps,
  asked: Asked,
  { title, page = null, entity = null, ...said }: TicketSaid,
): Promise<ChangedTo<SupportTicket>> {
  const { caller, context, uploads } = asked;
  const asker: Asker = { label: caller.label, id: caller.id };
  const { support_ticket: [id = 0] = [] } = await deps.ids.forCommand({ support_ticket: 1 }, context);
  const { isRepeat } = await present(deps, supportTicket, id, context, () => true);
  if (!isRepeat) {
    await deps.attempts.ticket(keyOf(asker));
    if (entity !== null) await requireSeen(deps, asked, entity);
  }
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  const message = await messageOf(deps, asked, { id, asker, title, ...said });
  return change(deps, { context, uploads }, id, { action: 'open', asker, brandId, page, entity, ...message });
}

/**
 * Writes a message on a ticket. A message by the asker makes the ticket wait again; one by other staff answers it. Throws 404
 * if the caller may not see the ticket, 403 for staff without daily work. Throws 409 if the ticket is closed to answers or its
 * asker was forgotten, and 422 `picture.unknown`.
 */
export async function writeMessage(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  said: MessageSaid,
): Promise<ChangedTo<SupportTicket>> {
  const { caller, context } = asked;
  const { state, isRepeat } = await present(deps, supportTicket, id, context, seesTicket(caller));
  const isOwn = isAsker(state, caller);
  requireOwnOrWork(state, caller);
  const { asker = null } = state;
  if (asker === null) throw new Error(`ticket ${id} has no asker`);
  if (isOwn && !isRepeat) await deps.attempts.ticket(keyOf(asker));
  const message = await messageOf(deps, asked, { id, asker, ...said });
  return change(deps, asked, id, { action: isOwn ? 'write' : 'answer', ...message });
}

const keyOf = ({ label, id }: Asker) => personKey(label, id);

async function messageOf(
  deps: WriteDeps,
  asked: Asked,
  { id, asker, title, text, pictures: keys = [] }: MessageSaid & { id: number; asker: Asker; title?: string },
) {
  const pictures: string[] = [];
  for (const key of keys) pictures.push(await ticketPicture(deps, asked, key, id));
  const said: TicketText = {
    ...(title !== undefined && { title: storedText(title) }),
    text: storedText(text),
  };
  return { content: await deps.seal(keyOf(asker), said), pictures };
}

function change(
  deps: WriteDeps,
  asked: Parameters<typeof makeChange>[2],
  id: number,
  command: SupportTicketCommand,
): Promise<ChangedTo<SupportTicket>> {
  return makeChange(deps, { decider: supportTicket, id, commands: [command], name: command.action }, asked);
}
