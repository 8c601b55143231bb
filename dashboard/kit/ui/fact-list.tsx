import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isValue, NoValue } from './no-value.tsx';

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

/** A section of facts, which is not drawn where none of them is known, unless there is something to do in it. */
export function FactSection({
  title,
  facts,
  end,
}: {
  title: string;
  facts: readonly Fact[];
  end?: ReactNode;
}) {
  if (!end && facts.every(([, value]) => !isValue(value))) return null;
  return (
    <Section title={title} end={end}>
      <FactList facts={facts} />
    </Section>
  );
}

/** What is known of a thing, line by line; what is not known has no line. */
export function FactList({ facts: all }: { facts: readonly Fact[] }) {
  const facts = all.filter(([, value]) => isValue(value));
  if (facts.length === 0) return all.length === 0 ? null : <NoValue />;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(84px, max-content) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        // A value with a taller line, a number that leads on, stands on the line of its name.
        alignItems: 'baseline',
        m: 0,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        '& dt': { color: 'text.secondary', maxWidth: 150 },
        '& dd': { m: 0, minWidth: 0 },
        '& a': { color: 'link', textDecorationColor: 'transparent', fontWeight: 550 },
        '& a:hover': { textDecorationColor: 'currentcolor' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
