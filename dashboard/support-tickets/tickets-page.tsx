import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTicket } from '#read-api/support-tickets/contract.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { type ColumnParts, useCards, useColumns } from '../kit/list/use-columns.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import type { Identity } from '../kit/session/token.ts';
import { AskButton } from './ask-button.tsx';
import { helpRoom, supportRoom, ticketsPath } from './paths.ts';
import { ownTicketCard, ticketCard } from './ticket-card.tsx';
import { ownTicketColumns, ticketColumns } from './ticket-columns.tsx';
import { ownListShape, ticketListShape } from './ticket-list-shape.ts';
import { useColleagues } from './use-colleagues.ts';

/** All tickets, for staff. */
export function TicketsPage() {
  const lookups = { staff_id: useStaffOptions() };
  return (
    <Tickets
      room="support"
      path={supportRoom}
      shape={ticketListShape}
      columnsOf={ticketColumns}
      cardsOf={ticketCard}
      lookups={lookups}
    />
  );
}

/** The signed-in person's own tickets. */
export function OwnTicketsPage() {
  const identity = useIdentity();
  return identity === null ? null : <Own key={`${identity.scope} ${identity.id}`} identity={identity} />;
}

function Own({ identity: { scope, id } }: { identity: Identity }) {
  const shape = useMemo(() => ownListShape({ scope, id }), [scope, id]);
  return (
    <Tickets
      room="ownTickets"
      path={helpRoom}
      shape={shape}
      columnsOf={ownTicketColumns}
      cardsOf={ownTicketCard}
      end={<AskButton />}
    />
  );
}

/** The staff to filter by, as options. */
function useStaffOptions() {
  const { colleagues } = useColleagues();
  return colleagues.map(({ id, name, username }) => ({ value: String(id), text: name ?? username }));
}

interface TicketsProps {
  lookups?: Parameters<typeof ListPage>[0]['lookups'];
  room: 'support' | 'ownTickets';
  path: string;
  shape: ListShape;
  columnsOf: (parts: ColumnParts) => ReturnType<typeof ticketColumns>;
  cardsOf: (parts: ColumnParts) => ReturnType<typeof ticketCard>;
  end?: ReactNode;
}

function Tickets({ room, path, shape, columnsOf, cardsOf, end, lookups }: TicketsProps) {
  const { t } = useTranslation();
  return (
    <ListPage<SupportTicket>
      room={room}
      title={t(`rooms.${room}`)}
      path={ticketsPath}
      shape={shape}
      columns={useColumns(columnsOf)}
      hiddenAtFirst={room === 'support' ? staffHide : askersHide}
      narrowCardOf={useCards(cardsOf)}
      pathOf={({ id }) => `${path}/${id}`}
      end={end}
      {...(lookups && { lookups })}
    />
  );
}

const staffHide = ['updated_time'];
const askersHide = ['waiting_time'];
