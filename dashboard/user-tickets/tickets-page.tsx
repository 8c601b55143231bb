import { useTranslation } from 'react-i18next';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { ticketsPath, ticketsRoom } from './paths.ts';
import { ticketCard, ticketColumns } from './ticket-columns.tsx';
import { ticketListShape } from './ticket-list-shape.ts';
import { TicketViews } from './ticket-views.tsx';

/** The tickets of all members. */
export function TicketsPage() {
  const { t } = useTranslation();
  return (
    <ListPage<UserTicket>
      room="tickets"
      title={t('rooms.tickets')}
      path={ticketsPath}
      csv={{ path: `${ticketsPath}/csv`, fileOf: 'tickets' }}
      shape={ticketListShape}
      columns={useColumns(ticketColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(ticketCard)}
      pathOf={({ id }) => `${ticketsRoom}/${id}`}
      above={<TicketViews />}
    />
  );
}

const hidden = ['paid_time', 'created_time', 'updated_time'];
