import { narrow } from '../theme/tokens.ts';

/**
 * Shows a table on a narrow page as cards, one for each row: its name, then its cells below one another. Each cell stands
 * beside the name of its column, its `data-column`; one without it fills the line.
 */
export const stackedTable = {
  [narrow]: {
    minWidth: 0,
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'flex', flexDirection: 'column', py: 1.25 },
    '& tbody tr:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
    '& tbody th, & tbody td, & tbody .number': {
      display: 'block',
      position: 'relative',
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
    '& tbody [data-column]': { paddingLeft: '38%', minHeight: 28 },
    '& tbody [data-column]::before': {
      content: 'attr(data-column)',
      position: 'absolute',
      left: 4,
      width: '35%',
      color: 'text.secondary',
    },
  },
} as const;
