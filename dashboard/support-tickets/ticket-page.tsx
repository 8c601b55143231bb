import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { SupportTicketDetail } from '#read-api/support-tickets/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { api } from '../kit/client/api.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { AskerSections } from './asker-sections.tsx';
import { AssignButton } from './assign-button.tsx';
import { CloseButton } from './close-button.tsx';
import { Conversation } from './conversation.tsx';
import { historyPaths } from './history-paths.ts';
import { LettersSection } from './letters-section.tsx';
import { helpRoom, supportRoom, ticketPath } from './paths.ts';
import { TicketFacts } from './ticket-facts.tsx';

const life = ['support_ticket'] as const;

/**
 * A ticket as staff see it: its messages, and beside them what the asker has, and the history of the ticket's entity. A
 * ticket without an entity shows its own history.
 */
export function TicketPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: supportRoom, name: t('rooms.support') };
  return (
    <PastFrame<SupportTicketDetail> life={life} path={ticketPath} id={id} back={back}>
      {(ticket) => <Ticket key={ticket.id} ticket={ticket} back={back} isForStaff />}
    </PastFrame>
  );
}

/** A ticket as its asker sees it: without history. */
export function OwnTicketPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: helpRoom, name: t('rooms.ownTickets') };
  const query = useQuery({
    queryKey: [ticketPath, id],
    queryFn: ({ signal }) => api.call<SupportTicketDetail>('GET', ticketPath, { params: { id }, signal }),
  });
  return (
    <DetailFrame query={query} back={back}>
      {(ticket) => <Ticket key={ticket.id} ticket={ticket} back={back} />}
    </DetailFrame>
  );
}

interface TicketProps {
  ticket: SupportTicketDetail;
  back: Crumb;
  isForStaff?: boolean;
}

function Ticket({ ticket, back, isForStaff = false }: TicketProps) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const { id, entity, asker } = ticket;
  const title = ticket.title ?? t('ticket.unreadable');
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        tab={`${id} · ${title}`}
        subtitle={`${t('rooms.supportTicket')} ${id}`}
        end={
          <>
            {isForStaff && !isPast && <AssignButton ticket={ticket} />}
            {!isPast && <CloseButton ticket={ticket} />}
            {isForStaff && <PastButton />}
          </>
        }
      >
        <KindStatus kind="support_ticket" status={ticket.status} />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Conversation ticket={ticket} isPast={isPast} isForStaff={isForStaff} />
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          <TicketFacts ticket={ticket} />
          {isForStaff && !isPast && asker.label === 'user' && ticket.title !== null && (
            <AskerSections userId={asker.id} />
          )}
          {isForStaff && !isPast && <LettersSection id={id} />}
          {isForStaff &&
            (entity === null ? (
              <Timeline path={`${ticketPath}/history`} id={id} isQuiet />
            ) : (
              <Timeline path={historyPaths[entity.category]} id={entity.id} isQuiet />
            ))}
        </Box>
      </Box>
    </>
  );
}
