import { useTranslation } from 'react-i18next';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useHomeCounts } from '../kit/live/use-home-counts.ts';

const filterNames = ['status', 'is_name_proposed'];

/** Links to the brands that people look for most. Those that wait for a decision are counted. */
export function BrandViews() {
  const { t } = useTranslation();
  const { data = [] } = useHomeCounts();
  const countOf = (queue: 'brandsApplied' | 'brandNamesProposed') =>
    data.find(({ name }) => name === queue)?.count;
  return (
    <ViewLinks
      name={t('brand.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('brand.views.all') },
        { filter: 'status=applied', text: t('brand.views.applied'), count: countOf('brandsApplied') },
        {
          filter: 'is_name_proposed=true',
          text: t('brand.views.named'),
          count: countOf('brandNamesProposed'),
        },
        { filter: 'status=unpublished', text: t('brand.unpublished') },
      ]}
    />
  );
}
