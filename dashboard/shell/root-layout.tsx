import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { position } from '../client/api.ts';
import { pageTitle } from '../routes/page-title.ts';
import { useIdentity } from '../session/session-store.ts';
import { queryClient } from '../ui/query-client.ts';
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
  const person = identity === null ? null : `${identity.scope} ${identity.id}`;
  // What one person was shown is not for the next.
  useEffect(() => {
    if (person !== null) {
      return () => {
        queryClient.clear();
        position.forget();
      };
    }
  }, [person]);
  return (
    <>
      {isLoading && <LoadingBar />}
      <Outlet />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  );
}
