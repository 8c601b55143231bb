import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { useAreas } from '../areas/use-areas.ts';
import { openThing, pageTitle } from '../routes/page-title.ts';
import { sessionStore } from '../session/session-store.ts';
import { LoadingBar } from './loading-bar.tsx';

/** The layout of every page: its title, and a loading bar for the next page. */
export function RootLayout() {
  const { t } = useTranslation();
  const identity = useStore(sessionStore, (state) => state.identity);
  const isLoading = useNavigation().state === 'loading';
  const room = useAreas().rooms.at(useLocation().pathname);
  const thing = useStore(openThing, ({ name }) => name);
  const title = pageTitle({
    thing,
    room: room === null ? null : t(`rooms.${room.name}`),
    managerTitle: t('shell.managerTitle'),
    brand: identity?.brand ?? null,
  });
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
