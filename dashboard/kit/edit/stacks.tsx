import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Sections in two stacks that stay where they are while one of them opens its form; one below the other where it is narrow. */
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
