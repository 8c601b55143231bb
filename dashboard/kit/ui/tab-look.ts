import type { Theme } from '@mui/material/styles';

/** The style of a row of links that choose between pages or between the parts of one page. */
export const tabLook = (theme: Theme) =>
  ({
    display: 'flex',
    flexWrap: { sm: 'wrap' },
    // A phone scrolls the row sideways; two rows of tabs would look like two groups.
    overflowX: { xs: 'auto', sm: 'visible' },
    gap: 0.5,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& a': {
      flexShrink: 0,
      whiteSpace: 'nowrap',
      px: 1.5,
      py: 1,
      fontSize: '0.875rem',
      textDecoration: 'none',
      color: 'text.secondary',
      borderBottom: '2px solid transparent',
      mb: '-1px',
    },
    '& a:hover': { color: 'text.primary' },
    '& a[aria-current]:not([aria-current=false])': {
      color: 'link',
      fontWeight: 650,
      borderColor: theme.vars.palette.primary.main,
    },
  }) as const;
