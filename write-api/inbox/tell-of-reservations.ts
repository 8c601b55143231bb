import { isOpenReservation } from '#domain/brand-events/event-kinds.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import type { TemplateCode } from '#domain/inbox/templates.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { questionsAbout, settleQuestions } from './questions.ts';
import { sendMessage } from './send-message.ts';

/** Asks members for visits to events, and settles questions that were answered elsewhere. */
export const tellOfReservations: Effect = tellOfReservationsWith(questionsAbout);

/** The same with another search for the questions about a reservation. */
export function tellOfReservationsWith(find: typeof questionsAbout): Effect {
  return async (deps, stored, id) => {
    if (entityOf(stored.stream).category !== 'reservation') return;
    switch (asEvent<ReservationEvent>(stored).type) {
      case 'ReservationInvited':
        return follow(deps, stored, { id, find, templateCode: 'event_invited' });
      case 'ReservationRescheduled':
        return follow(deps, stored, { id, find, templateCode: 'reservation_rescheduled' });
      case 'ReservationAccepted':
      case 'ReservationDeclined':
      case 'ReservationCanceled':
        return settleQuestions(deps, stored, { about: { kind: 'reservation', id }, find });
      default:
    }
  };
}

interface Asking {
  id: number;
  find: typeof questionsAbout;
  templateCode: TemplateCode;
}

/** The newest question replaces the earlier ones. A member's own move asks nothing. */
async function follow(deps: WriteDeps, stored: StoredEvent, { id, find, templateCode }: Asking) {
  const { status, askedAt, userId } = (await deps.streams.refresh(reservation, id)).state;
  const about = { kind: 'reservation', id } as const;
  if (!isOpenReservation(status) || askedAt === null) return settleQuestions(deps, stored, { about, find });
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const except = await sendMessage(deps, { userId, templateCode, aboutId: id, cause });
  await settleQuestions(deps, stored, { about, find, except });
}
