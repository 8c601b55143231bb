import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../kit/client/api.ts';
import { filterQuery } from '../kit/list/list-state.ts';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { itemListShape } from './item-list-shape.ts';

const path = '/v2/trysets/items';
const filterNames = ['is_trial_ending_today', 'is_overdue'] as const;

/** Links to the items that are due today in the person's time zone, and to those that are overdue, with their numbers. */
export function ItemViews() {
  const { t } = useTranslation();
  const endingToday = useCount('is_trial_ending_today');
  const overdue = useCount('is_overdue');
  return (
    <ViewLinks
      name={t('trysetItem.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('trysetItem.views.all') },
        {
          filter: 'is_trial_ending_today=true',
          text: t('trysetItem.filters.is_trial_ending_today'),
          count: endingToday,
          testId: 'ending-today',
        },
        {
          filter: 'is_overdue=true',
          text: t('trysetItem.filters.is_overdue'),
          count: overdue,
          testId: 'overdue',
        },
      ]}
    />
  );
}

/** The number of items that the list shows with this filter alone; undefined while it loads. */
function useCount(name: (typeof filterNames)[number]): number | undefined {
  const shape = itemListShape(useIdentity()?.scope);
  const zone = zoneName(usePreference('zone'));
  const query = { ...filterQuery({ filters: { [name]: 'true' } }, shape, zone), limit: 1 };
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number }>('GET', path, { query, signal }),
  });
  return data?.data.count;
}
