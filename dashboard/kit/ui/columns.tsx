import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An entity's facts at the left and its actions at the right. Without actions the facts take the full width. */
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
      {hasSide && (
        <Box
          sx={{
            position: { md: 'sticky' },
            top: 64,
            order: { xs: 1, md: 2 },
            // A phone shows actions at the bottom of the window.
            '&:empty': { display: 'none' },
          }}
        >
          {side}
        </Box>
      )}
    </Box>
  );
}

/** The sections of an entity's facts, in as many columns as fit. */
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
