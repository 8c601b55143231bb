import { useTranslation } from 'react-i18next';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useHomeCounts } from '../kit/live/use-home-counts.ts';

const filterNames = ['is_public', 'role'];

/** Links to the members that people look for most. Those who wait for a decision are counted. */
export function MemberViews() {
  const { t } = useTranslation();
  const { data = [] } = useHomeCounts();
  return (
    <ViewLinks
      name={t('member.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('member.views.all') },
        { filter: 'is_public=true', text: t('rooms.curators') },
        {
          filter: 'role=applying_only',
          text: t('member.views.applied'),
          count: data.find(({ name }) => name === 'membersApplied')?.count,
        },
        { filter: 'role=banned', text: t('member.views.banned') },
      ]}
    />
  );
}
