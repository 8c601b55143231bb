import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useIdentity } from '../session/session-store.ts';
import { BottomBarContext } from '../ui/bottom-bar.tsx';
import { AboveRoom } from './above-room.tsx';
import { Navigation } from './navigation.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useRestAfterSession } from './use-rest.ts';

const Drawer = lazy(() => import('@mui/material/Drawer'));

const drawerWidth = 208;

/** The frame around every page: the navigation on the left, the bar at the top, the page in between. */
export function AppShell() {
  const { t } = useTranslation();
  const identity = useIdentity();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [isOpen, setOpen] = useState(false);
  const room = useRef<HTMLElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  usePageFocus(room);
  useRestAfterSession();
  if (identity === null) return null;
  const navigation = <Navigation identity={identity} onGo={() => setOpen(false)} />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink text={t('shell.skipToContent')} />
      {isWide ? (
        <Box
          component="nav"
          aria-label={t('shell.navigation')}
          sx={(theme) => ({
            width: drawerWidth,
            flexShrink: 0,
            position: 'sticky',
            top: 0,
            height: '100vh',
            overflowY: 'auto',
            borderRight: `1px solid ${theme.vars.palette.divider}`,
            backgroundColor: theme.vars.palette.nav,
          })}
        >
          {navigation}
        </Box>
      ) : (
        <Suspense fallback={null}>
          <Drawer open={isOpen} onClose={() => setOpen(false)}>
            <Box component="nav" aria-label={t('shell.navigation')} sx={{ width: drawerWidth + 24 }}>
              {navigation}
            </Box>
          </Drawer>
        </Suspense>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar identity={identity} onMenu={isWide ? null : () => setOpen(true)} />
        <AboveRoom />
        <Box
          component="main"
          ref={room}
          id="content"
          tabIndex={-1}
          sx={{ flexGrow: 1, px: { xs: 1.5, sm: 2.5 }, py: 2, outline: 'none', minWidth: 0 }}
        >
          <BottomBarContext value={bar}>
            <Outlet />
          </BottomBarContext>
        </Box>
        <Box ref={setBar} sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }} />
      </Box>
    </Box>
  );
}
