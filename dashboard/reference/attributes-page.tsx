import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { attributeViews } from './attribute-views.ts';
import { AttributesOverview } from './attributes-overview.tsx';
import { EntryList } from './entry-list.tsx';

const base = '/products/attribute';

/** The reference data of products, with one view for each kind. */
export function AttributesPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const at = attributeViews.find(({ view }) => pathname.replace(/\/$/, '') === `${base}/${view}`);
  return (
    <>
      <PageHeader title={t('attributes.title')} />
      <Views />
      {at === undefined ? (
        <AttributesOverview />
      ) : (
        <EntryList
          key={at.kind}
          kind={at.kind}
          title={t(`attributes.view.${at.view}`)}
          about={t(`attributes.about.${at.view}`)}
        />
      )}
    </>
  );
}

function Views() {
  const { t } = useTranslation();
  const views = ['overview' as const, ...attributeViews.map(({ view }) => view)];
  return (
    <PageTabs
      name={t('attributes.views')}
      tabs={views.map((view) => ({ to: `${base}/${view}`, text: t(`attributes.view.${view}`) }))}
    />
  );
}
