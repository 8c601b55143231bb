import { useTranslation } from 'react-i18next';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { TicketStatus } from './ticket-status.tsx';
import { periodText } from './ticket-text.ts';
import { useTickets } from './use-tickets.ts';

/** All tickets of a member with their payments, the newest first. */
export function MemberTicketsSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <ListSection
      title={t('userTicket.sections.tickets')}
      list={useTickets({ user_id: userId })}
      none={t('userTicket.none')}
      rowOf={(ticket) => {
        const { id, plan, invoice, amount } = ticket;
        const paid = plan && formatAmount(amount - invoice.usedPoints, plan.currency);
        return {
          id,
          what: (
            <>
              <ThingLink kind="user_ticket" id={id}>
                {[plan?.name, periodText(times, ticket)].filter(Boolean).join(' · ')}
              </ThingLink>{' '}
              <TicketStatus ticket={ticket} />
              {invoice.paymentId !== null && (
                <>
                  {' '}
                  <ThingLink kind="payment" id={invoice.paymentId}>
                    {t('userTicket.payment', { amount: paid ?? '' })}
                  </ThingLink>
                </>
              )}
            </>
          ),
          actions: [],
        };
      }}
    />
  );
}
