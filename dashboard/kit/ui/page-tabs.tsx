import Box from '@mui/material/Box';
import { NavLink } from 'react-router';

interface PageTabsProps {
  name: string;
  tabs: readonly { to: string; text: string }[];
}

/** Links to pages that belong together, above each of them. */
export function PageTabs({ name, tabs }: PageTabsProps) {
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        mb: 1.5,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '& a': {
          px: 1.5,
          py: 1,
          fontSize: '0.875rem',
          textDecoration: 'none',
          color: 'text.secondary',
          borderBottom: '2px solid transparent',
          mb: '-1px',
        },
        '& a:hover': { color: 'text.primary' },
        '& a[aria-current]': {
          color: 'link',
          fontWeight: 650,
          borderColor: theme.vars.palette.primary.main,
        },
      })}
    >
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </Box>
  );
}
