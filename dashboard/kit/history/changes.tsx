import Box from '@mui/material/Box';
import type { ChangeText } from './entry-text.ts';
import { ValueLine } from './value-line.tsx';

/** The changed fields of an event, before → after, with one line per value. */
export function Changes({ changes }: { changes: readonly ChangeText[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(90px, max-content) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.25,
        m: 0,
        fontSize: '0.8125rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {changes.map(({ field, name, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            <Lines lines={before} isBefore />
            {after.length > 1 ? <Box aria-hidden>↓</Box> : ' → '}
            <Lines lines={after} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}

function Lines({ lines, isBefore = false }: { lines: readonly string[]; isBefore?: boolean }) {
  return (
    <Box
      component={isBefore ? 'del' : 'ins'}
      sx={{ textDecoration: 'none', ...(isBefore ? { color: 'text.secondary' } : { fontWeight: 600 }) }}
    >
      {lines.length === 1
        ? lines.map((line) => <ValueLine key={line} line={line} />)
        : lines.map((line) => (
            <Box key={line} component="span" sx={{ display: 'block' }}>
              <ValueLine line={line} />
            </Box>
          ))}
    </Box>
  );
}
