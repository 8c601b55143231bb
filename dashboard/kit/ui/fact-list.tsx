import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { linkLook } from '../theme/link-look.ts';
import { isValue, NoValue } from './no-value.tsx';

/** A fact's name and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** A section of a page, with a heading. */
export function Section({ title, children, end }: { title: string; children: ReactNode; end?: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: 1.75, minWidth: 0, '& a:not([class])': linkLook }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, '& a:not([class*=MuiButton])': linkLook }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Paper>
  );
}

/** A code within a text, which must not break at its hyphens. */
export function Code({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** A section of facts. It is left out if no fact has a value and `end` holds no control. */
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

/** A list of facts, one a line. Facts without a value are left out. */
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
        // Keeps a value with a taller line, such as a linked number, on the baseline of its name.
        alignItems: 'baseline',
        m: 0,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        '& dt': { color: 'text.secondary', maxWidth: 150 },
        '& dd': { m: 0, minWidth: 0 },
        // Links of adjoining facts stay apart far enough to be touched one by one.
        '& dd > a': { display: 'inline-block', lineHeight: '24px' },
        '& a': linkLook,
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
