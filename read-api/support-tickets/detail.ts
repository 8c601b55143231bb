import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import { sizesBelow } from '../kit/shown/picture.ts';
import type { SupportTicketDetail } from './contract.ts';
import { ticketsFound } from './rows.ts';
import { askerOf, readable, shownTickets } from './shown.ts';

/** Returns a ticket with its messages. Throws 404 if the caller may not see the ticket. */
export async function supportTicketDetail(
  deps: ReadDeps,
  caller: Caller,
  id: number,
): Promise<SupportTicketDetail> {
  const row = await ticketsFound(deps.db, caller)
    .select('ticket.messages')
    .where('ticket.id', '=', id)
    .executeTakeFirst();
  const [shown] =
    row === undefined ? [] : await shownTickets(deps, { caller, now: deps.now().toISOString() }, [row]);
  if (row === undefined || shown === undefined) throw notFound('support_ticket', id);
  const asker = askerOf(row);
  const nameOf = await actorNames(deps, caller, row.messages);
  const messages = await Promise.all(
    row.messages.map(async ({ label, id: actorId, content, pictures, at: time }) => {
      const said = await readable(deps, asker, content);
      const isOfAsker = label === asker.label && actorId === asker.id;
      const actor = { label, id: actorId, name: nameOf({ label, id: actorId }) };
      return {
        isOfAsker,
        actor: isOfAsker || caller.label !== 'user' ? actor : null,
        time,
        text: said?.text ?? null,
        pictures:
          said === null
            ? []
            : pictures.map((hash) => sizesBelow(`/v1/support-tickets/${id}/pictures/${hash}`)),
      };
    }),
  );
  return { ...shown, messages };
}
