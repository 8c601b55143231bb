import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UserTicketDetail } from '#read-api/user-tickets/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ticketPath, ticketsRoom } from './paths.ts';
import { TicketActions } from './ticket-actions.tsx';
import { limitFacts, moneyFacts, planFacts } from './ticket-facts.tsx';
import { TicketStatus } from './ticket-status.tsx';
import { memberName } from './ticket-text.ts';
import { verbsOf } from './ticket-verbs.ts';

const life = ['user_ticket'] as const;

export function TicketPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: ticketsRoom, name: t('rooms.tickets') };
  return (
    <PastFrame<UserTicketDetail> life={life} path={ticketPath} id={id} back={back}>
      {(ticket) => <Ticket key={ticket.id} ticket={ticket} back={back} />}
    </PastFrame>
  );
}

function Ticket({ ticket, back }: { ticket: UserTicketDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { isPast } = usePast();
  const mayWork = useMay();
  const { id, user, previousTicketId } = ticket;
  const mayAct = mayWork && !isPast && verbsOf(ticket).length > 0;
  return (
    <>
      <PageHeader
        back={back}
        title={t('userTicket.title', { id })}
        subtitle={
          <ThingLink kind="user" id={user.id}>
            {memberName(t, user)}
          </ThingLink>
        }
        end={<PastButton />}
      >
        <TicketStatus ticket={ticket} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            <Section title={t('userTicket.sections.ticket')}>
              <FactList
                facts={[
                  ...planFacts({ t, times }, ticket),
                  [
                    t('userTicket.fields.previousTicketId'),
                    previousTicketId && (
                      <ThingLink key="previous" kind="user_ticket" id={previousTicketId}>
                        {previousTicketId}
                      </ThingLink>
                    ),
                  ],
                  [t('userTicket.fields.createdTime'), times.dateTime(ticket.createdTime)],
                ]}
              />
            </Section>
            <Section title={t('userTicket.sections.limits')}>
              <FactList facts={limitFacts(t, ticket)} />
            </Section>
            <Section title={t('userTicket.sections.money')}>
              <FactList facts={moneyFacts({ t, times }, ticket)} />
            </Section>
            <Timeline path={`${ticketPath}/history`} id={id} />
          </>
        }
        side={
          mayAct && (
            <Section title={t('userTicket.sections.actions')}>
              <Box sx={{ display: 'grid', gap: 0.25 }}>
                <TicketActions ticket={ticket} />
              </Box>
            </Section>
          )
        }
      />
    </>
  );
}
