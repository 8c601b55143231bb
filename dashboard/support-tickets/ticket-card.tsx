import type { SupportTicket } from '#read-api/support-tickets/contract.ts';
import { actorText } from '../kit/history/actor-text.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';

/** A ticket of the staff's list, which names the asker. */
export const ticketCard = (parts: ColumnParts) => card(parts, ({ asker }) => actorText(parts.t, asker));

export const ownTicketCard = (parts: ColumnParts) => card(parts, () => null);

function card({ t, times }: ColumnParts, askerOf: (row: SupportTicket) => string | null) {
  return (row: SupportTicket): Card => ({
    title: row.title ?? t('ticket.unreadable'),
    about: [
      askerOf(row),
      row.waitingTime
        ? `${t('ticket.fields.waitingSince')} ${times.dateTime(row.waitingTime)}`
        : times.dateTime(row.createdTime),
    ]
      .filter(Boolean)
      .join(' · '),
    status: <KindStatus kind="support_ticket" status={row.status} />,
  });
}
