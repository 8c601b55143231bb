import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { stackedTable } from './stacked-table.ts';

interface NumberTableProps {
  name: string;
  /** Whether a narrow page shows each row as a card. The cells then have their column's name as `data-column`. */
  isList?: boolean;
  children: ReactNode;
}

/** A small table of numbers. On a narrow page the table itself scrolls, also by keyboard, unless its rows are cards. */
export function NumberTable({ name, isList = false, children }: NumberTableProps) {
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
          ...(isList && stackedTable),
        })}
      >
        {children}
      </Box>
    </Box>
  );
}
