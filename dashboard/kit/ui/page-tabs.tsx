import Box from '@mui/material/Box';
import { NavLink } from 'react-router';
import { tabLook } from './tab-look.ts';

interface PageTabsProps {
  name: string;
  tabs: readonly { to: string; text: string }[];
}

/** Links to pages that belong together, above each of them. */
export function PageTabs({ name, tabs }: PageTabsProps) {
  return (
    <Box component="nav" aria-label={name} sx={[tabLook, { mb: 1.5 }]}>
      {tabs.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </Box>
  );
}
