import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { RefusedHost } from '../shell/refused-host.tsx';
import { SettingsMenu } from '../shell/settings-menu.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import { HouseFooter } from './house-footer.tsx';

interface PublicFrameProps {
  children: ReactNode;
  isWide?: boolean;
  /** Content beside the page's own, and below it on a phone. */
  beside?: ReactNode;
}

/** The frame of pages that require no sign-in. */
export function PublicFrame({ children, isWide = false, beside }: PublicFrameProps) {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', px: 2.5, height: 52 }}>
        <Wordmark />
        <Box sx={{ flexGrow: 1 }} />
        <SettingsMenu />
      </Box>
      <RefusedHost />
      <Box
        component="main"
        sx={{
          flexGrow: 1,
          display: 'flex',
          flexWrap: 'wrap-reverse',
          justifyContent: 'center',
          alignContent: 'flex-end',
          alignItems: 'flex-end',
          columnGap: 8,
          rowGap: 4,
          pt: isWide ? '4vh' : '10vh',
          px: 2,
          pb: 4,
        }}
      >
        {beside !== undefined && <Box sx={{ alignSelf: 'center' }}>{beside}</Box>}
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: isWide ? 760 : 420, p: 4 }}>
          {children}
        </Paper>
      </Box>
      <HouseFooter />
    </Box>
  );
}
