import { useTranslation } from 'react-i18next';
import type { HomeQueue } from '#read-api/home/contract.ts';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useHomeCounts } from '../kit/live/use-home-counts.ts';

const filterNames = ['is_live', 'is_recharging', 'is_unpaid', 'is_renewal_failed'];

/** Links to the tickets that people look for most. Those with a queue at home show its count. */
export function TicketViews() {
  const { t } = useTranslation();
  const { data = [] } = useHomeCounts();
  const countOf = (name: HomeQueue['name']) => data.find((queue) => queue.name === name)?.count;
  return (
    <ViewLinks
      name={t('userTicket.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('userTicket.views.all') },
        { filter: 'is_live=true', text: t('userTicket.views.live') },
        { filter: 'is_live=true&is_recharging=false', text: t('userTicket.views.ending') },
        {
          filter: 'is_unpaid=true',
          text: t('userTicket.views.suspended'),
          count: countOf('ticketsSuspended'),
        },
        {
          filter: 'is_renewal_failed=true',
          text: t('userTicket.views.failed'),
          count: countOf('renewalsFailed'),
        },
      ]}
    />
  );
}
