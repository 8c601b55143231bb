import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDensity } from './row-size.ts';

/** The tooltip of a line: its full text, because the line may be cut off. */
function titleOf(line: ReactNode): string | undefined {
  return typeof line === 'string' ? line : undefined;
}

export interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** Whether a long main line goes on in a second one, where the rows are high enough for three lines. */
  wraps?: boolean;
}

const wrapped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflow: 'hidden',
} as const;

/** A cell's main line and a quieter line below. Long lines are cut off. */
export function TwoLines({ first, second, wraps = false }: TwoLinesProps) {
  const isHigh = useDensity() !== 'compact';
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={wraps && isHigh ? wrapped : line} title={titleOf(first)}>
        {first}
      </Box>
      {second !== null && second !== '' && (
        <Box sx={{ ...line, color: 'text.secondary', fontSize: '0.75rem' }} title={titleOf(second)}>
          {second}
        </Box>
      )}
    </Box>
  );
}
