import type { SxProps, Theme } from '@mui/material/styles';

/** Styles of a list's grid besides the grid's own. */
export const gridLook: SxProps<Theme> = {
  border: 0,
  fontSize: '0.8125rem',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: 'text.secondary',
    fontSize: '0.75rem',
  },
  // Lets a narrow heading show its text beside the arrow.
  '& .MuiDataGrid-iconButtonContainer button': { p: '1px' },
  '& .MuiDataGrid-sortIcon': { fontSize: 16 },
  // Hides the empty filler, as an invisible element does not count as a layout shift.
  '& .MuiDataGrid-filler': { visibility: 'hidden' },
  // Hides resize handles until the pointer is over the headings.
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
