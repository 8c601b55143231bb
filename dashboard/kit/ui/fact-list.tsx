import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { orNoValue } from './no-value.tsx';

/** A name and what stands beside it. */
export type Fact = readonly [name: string, value: ReactNode];

/** A part of a page with its heading. */
export function Section({ title, children, end }: { title: string; children: ReactNode; end?: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.75, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Paper>
  );
}

/** A code among other words, which must not break at its hyphens. */
export function Code({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(84px, max-content) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        '& dt': { color: 'text.secondary', maxWidth: 150 },
        '& dd': { m: 0, minWidth: 0 },
        '& a': { color: 'primary.main', textDecorationColor: 'transparent', fontWeight: 550 },
        '& a:hover': { textDecorationColor: 'currentcolor' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{orNoValue(value)}</dd>
        </Box>
      ))}
    </Box>
  );
}
