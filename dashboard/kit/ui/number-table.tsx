import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A small table of numbers. On a narrow page only the table scrolls, by keyboard too. */
export function NumberTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box role="region" aria-label={name} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={(theme) => ({
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          '& th, & td': { textAlign: 'left', py: 0.5, px: 0.5, whiteSpace: 'nowrap', fontWeight: 'inherit' },
          '& thead th': {
            color: 'text.secondary',
            fontSize: '0.75rem',
            fontWeight: 600,
            verticalAlign: 'bottom',
          },
          '& thead .wrapping': { whiteSpace: 'normal', overflowWrap: 'normal', minWidth: 44 },
          '& .narrow': { width: '1%' },
          '& tbody tr, & tfoot tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
          '& tbody th, & tfoot th': { fontWeight: 650 },
          '& .number': { textAlign: 'right' },
          '& a': { color: 'link', fontWeight: 550, textDecorationColor: 'transparent' },
          '& a:hover': { textDecorationColor: 'currentcolor' },
        })}
      >
        {children}
      </Box>
    </Box>
  );
}
