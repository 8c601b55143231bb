import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two stacks of sections, so that an opening form moves only its own stack. Narrow screens show one below the other. */
export function Stacks({ first, second }: { first: ReactNode; second: ReactNode }) {
  const stack = { display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
      }}
    >
      <Box sx={stack}>{first}</Box>
      <Box sx={stack}>{second}</Box>
    </Box>
  );
}
