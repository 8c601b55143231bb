import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { linkLook } from '../theme/link-look.ts';

/** A figure's name and the figure itself. */
export type Figure = readonly [name: string, value: ReactNode];

/** The figures of an entity's page in one row, large and with their names below. A narrow page has several rows. */
export function FigureStrip({ name, figures }: { name: string; figures: readonly Figure[] }) {
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ px: 1.75, py: 1.25 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
          '& a': { ...linkLook, fontWeight: 'inherit' },
        }}
      >
        {figures.map(([text, value]) => (
          <Box
            key={text}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {text}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'figure', fontSize: '1.375rem' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
