import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { pageTitle } from '../routes/page-title.ts';
import { useIdentity } from '../session/session-store.ts';
import { LoadingBar } from './loading-bar.tsx';

/** What every page has: its title, and a sign that the next one is on its way. */
export function RootLayout() {
  const { t } = useTranslation();
  const identity = useIdentity();
  const isLoading = useNavigation().state === 'loading';
  const title = pageTitle(t('shell.managerTitle'), identity?.brand ?? null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {isLoading && <LoadingBar />}
      <Outlet />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}
