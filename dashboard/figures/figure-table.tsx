import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureTableProps {
  caption: string;
  /** The columns of the table. The first one holds the names of the rows. */
  columns: readonly { key: string; head: ReactNode; sort?: 'ascending' | 'descending' | 'none' }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of figures: names left-aligned, numbers right-aligned. A table wider than the page scrolls on its own. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <Box sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
      <Box
        component="table"
        aria-label={caption}
        sx={(theme) => ({
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': {
            textAlign: 'right',
            padding: '6px 8px',
            verticalAlign: 'top',
            whiteSpace: 'nowrap',
          },
          '& th': { overflowWrap: 'normal' },
          '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal', minWidth: 140 },
          '& thead th': {
            fontSize: '0.75rem',
            fontWeight: 600,
            color: theme.vars.palette.text.secondary,
            verticalAlign: 'bottom',
            whiteSpace: 'normal',
          },
          '& tbody th': { fontWeight: 550 },
          '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}`, breakInside: 'avoid' },
        })}
      >
        <thead>
          <tr>
            {columns.map(({ key, head, sort }) => (
              <th key={key} scope="col" {...(sort !== undefined && { 'aria-sort': sort })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
