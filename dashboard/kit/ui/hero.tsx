import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The top of a detail page: pictures at the left, the main facts at the right. */
export function Hero({ pictures, children }: { pictures: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
      }}
    >
      {pictures}
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
