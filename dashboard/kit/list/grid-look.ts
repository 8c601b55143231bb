import type { SxProps, Theme } from '@mui/material/styles';

/** How a list's grid looks beside the grid's own looks. */
export const gridLook: SxProps<Theme> = {
  border: 0,
  fontSize: '0.8125rem',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: 'text.secondary',
    fontSize: '0.75rem',
  },
  // A narrow heading keeps its word beside the arrow.
  '& .MuiDataGrid-iconButtonContainer button': { p: '1px' },
  '& .MuiDataGrid-sortIcon': { fontSize: 16 },
  // Nothing is to be seen there, and what cannot be seen does not count as having moved.
  '& .MuiDataGrid-filler': { visibility: 'hidden' },
  // Where a column can be made wider shows once the pointer is among the headings.
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator--resizable': { opacity: 1 },
  '& .MuiDataGrid-columnSeparator--resizing': { opacity: 1 },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: 1.35 },
  '& .MuiDataGrid-cell a': {
    color: 'link',
    textDecoration: 'none',
    fontWeight: 550,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiDataGrid-cell a:hover': { textDecoration: 'underline' },
};
