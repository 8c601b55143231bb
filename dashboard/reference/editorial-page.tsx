import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PageTabs } from '../kit/ui/page-tabs.tsx';
import { editorialViews } from './attribute-views.ts';
import { EntryList } from './entry-list.tsx';

/** What staff publish for members to read: curations of products, and articles of magazines. */
export function EditorialPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const at = editorialViews.find(({ path }) => pathname.replace(/\/$/, '') === path) ?? editorialViews[0];
  return (
    <>
      <PageHeader title={t('rooms.editorial')} />
      <PageTabs
        name={t('attributes.editorialViews')}
        tabs={editorialViews.map(({ view, path }) => ({ to: path, text: t(`attributes.view.${view}`) }))}
      />
      <EntryList
        key={at.kind}
        kind={at.kind}
        title={t(`attributes.view.${at.view}`)}
        about={t(`attributes.about.${at.view}`)}
      />
    </>
  );
}
