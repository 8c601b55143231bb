import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The content at the left, its actions at the right. Without actions the content takes the full width. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const hasSide = side !== null && side !== false;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(hasSide && { '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' } }),
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, order: { xs: 2, md: 1 } }}>{main}</Box>
      {hasSide && <Box sx={{ position: { md: 'sticky' }, top: 64, order: { xs: 1, md: 2 } }}>{side}</Box>}
    </Box>
  );
}

/** Sections in as many columns as fit. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        columnWidth: 320,
        columnGap: 1.5,
        '& > *': { breakInside: 'avoid', mb: 1.5 },
      }}
    >
      {children}
    </Box>
  );
}
