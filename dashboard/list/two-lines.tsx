import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A cell's main line and a quieter one below; both are cut off rather than wrapped. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={line}>{first}</Box>
      {second !== null && <Box sx={{ ...line, color: 'text.secondary', fontSize: '0.75rem' }}>{second}</Box>}
    </Box>
  );
}
