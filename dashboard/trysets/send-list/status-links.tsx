import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { label } from '../../i18n/label.ts';
import { api } from '../../kit/client/api.ts';
import { ViewLinks } from '../../kit/list/view-links.tsx';

const path = '/v2/trysets/count_to_prepare_delivery';
const filterNames = ['statuses', 'time_to_prepare_delivery_today', 'time_to_prepare_delivery_overdue'];

interface ToPrepare {
  count: number;
  overdueCount: number;
}

/** Links to the list by status. Trysets to prepare by today and overdue ones come first. */
export function StatusLinks() {
  const { t } = useTranslation();
  const due = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.call<ToPrepare>('GET', path, { signal }),
  });
  const counts = due.data?.data;
  return (
    <ViewLinks
      name={t('tryset.views')}
      filterNames={filterNames}
      entries={[
        {
          filter: 'time_to_prepare_delivery_today=true',
          text: t('tryset.toPrepare'),
          count: counts?.count,
          testId: 'to-prepare',
        },
        {
          filter: 'time_to_prepare_delivery_overdue=true',
          text: t('tryset.toPrepareOverdue'),
          count: counts?.overdueCount,
          testId: 'overdue',
        },
        { filter: '', text: t('tryset.all') },
        ...overviewStatuses.map((status) => ({
          filter: `statuses=${status}`,
          text: label(t, 'tryset.status', status),
        })),
      ]}
    />
  );
}
