import { narrow } from '../theme/tokens.ts';

/**
 * Shows a table on a narrow page as cards, one for each row: its name, then its cells below one another. A cell with
 * `data-column` stands beside this name of its column, and holds a single child. A cell without it fills the line.
 */
export const stackedTable = {
  [narrow]: {
    // As wide as the page: a table would be as wide as its longest line.
    display: 'block',
    minWidth: 0,
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody th, & tbody td, & tbody .number': {
      display: 'block',
      boxSizing: 'border-box',
      width: 'auto',
      px: 0.5,
      py: 0.25,
      border: 0,
      textAlign: 'left',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { order: -1 },
    '& tbody td:empty': { display: 'none' },
    '& tbody [data-column]': {
      display: 'grid',
      gridTemplateColumns: '35% minmax(0, 1fr)',
      columnGap: 1,
      justifyItems: 'start',
    },
    '& tbody [data-column] > a': { minWidth: 24, minHeight: 24 },
    // A line that is cut off would otherwise be as wide as its whole text.
    '& tbody [data-column] > *': { maxWidth: '100%' },
    '& tbody [data-column]::before': { content: 'attr(data-column)', color: 'text.secondary' },
  },
} as const;
