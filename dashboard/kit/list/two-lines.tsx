import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { orNoValue } from '../ui/no-value.tsx';

/** The tooltip of a line: its full text, because the line may be cut off. */
function titleOf(line: ReactNode): string | undefined {
  return typeof line === 'string' ? line : undefined;
}

/** A cell's main line and a quieter line below. Long lines are cut off and do not wrap. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={line} title={titleOf(first)}>
        {orNoValue(first)}
      </Box>
      {second !== null && second !== '' && (
        <Box sx={{ ...line, color: 'text.secondary', fontSize: '0.75rem' }} title={titleOf(second)}>
          {second}
        </Box>
      )}
    </Box>
  );
}
