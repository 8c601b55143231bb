import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import type { KnownAreas } from './kit/areas/known-areas.ts';
import { AreasContext } from './kit/areas/use-areas.ts';
import { usePreference } from './kit/preferences/preferences.ts';
import { report } from './kit/services/configured.ts';
import { styleNonce } from './kit/theme/style-nonce.ts';
import { theme } from './kit/theme/theme.ts';
import { Confirms } from './kit/ui/confirm.tsx';
import { LastTraceback } from './kit/ui/last-traceback.tsx';
import { Notices } from './kit/ui/notices.tsx';
import { queryClient } from './kit/ui/query-client.ts';

const styles = createCache({ key: 'css', ...(styleNonce && { nonce: styleNonce }) });

/** Sets MUI's mode to the theme that the person chose, which the dashboard's preferences store. */
function FollowThemeChoice() {
  const choice = usePreference('theme');
  const { setMode } = useColorScheme();
  useEffect(() => setMode(choice), [choice, setMode]);
  return null;
}

export function App({ areas, router }: { areas: KnownAreas } & Pick<RouterProviderProps, 'router'>) {
  const choice = usePreference('theme');
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode={choice} storageManager={null} disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <FollowThemeChoice />
        <QueryClientProvider client={queryClient}>
          <AreasContext value={areas}>
            <RouterProvider router={router} onError={report} />
            <Confirms />
            <Notices />
            <LastTraceback />
          </AreasContext>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
