import { useTranslation } from 'react-i18next';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { TicketStatus } from './ticket-status.tsx';
import { memberName, periodText } from './ticket-text.ts';
import { useTickets } from './use-tickets.ts';

/** The members whose tickets match the filters, such as those of a plan. */
export function HoldersSection({ by }: { by: Readonly<Record<string, number | boolean>> }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <ListSection
      title={t('userTicket.sections.holders')}
      list={useTickets(by)}
      none={t('userTicket.noHolders')}
      rowOf={(ticket) => ({
        id: ticket.id,
        what: (
          <>
            <ThingLink kind="user" id={ticket.user.id}>
              {memberName(t, ticket.user)}
            </ThingLink>{' '}
            <TicketStatus ticket={ticket} />{' '}
            <ThingLink kind="user_ticket" id={ticket.id}>
              {periodText(times, ticket)}
            </ThingLink>
          </>
        ),
        actions: [],
      })}
    />
  );
}
