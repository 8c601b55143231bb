import { personKey } from '#domain/members/person.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { guardedPictureRoutes } from '../kit/pictures/guarded-routes.ts';
import { seesTicket } from './entity.ts';

/** Serves a ticket's pictures to its asker and to staff, until the asker is forgotten. All others get 404. */
export function ticketPictureRoutes(app: TypedApp, deps: WriteDeps): void {
  guardedPictureRoutes(app, deps, {
    path: '/v1/support-tickets/:id',
    title: 'SupportTicketPicture',
    tag: 'support',
    whose: 'a ticket’s picture',
    async isSeen(caller, id, hash) {
      const { state } = await deps.streams.refresh(supportTicket, id);
      const { asker, content, pictures } = state;
      if (!seesTicket(caller)(state) || !pictures.includes(hash) || asker === null || content === null) {
        return false;
      }
      // If the messages are unreadable, because the asker was forgotten, the pictures must be too.
      return (await deps.sealing.unseal(personKey(asker.label, asker.id), content)) !== null;
    },
  });
}
