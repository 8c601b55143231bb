import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAreas } from '../areas/use-areas.ts';
import type { Identity } from '../session/token.ts';
import { navigationFor } from './navigation-entries.ts';
import { Wordmark } from './wordmark.tsx';

export function Navigation({ identity, onGo }: { identity: Identity; onGo: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { rooms } = useAreas();
  const here = rooms.at(pathname);
  return (
    <Box sx={{ pb: 3 }}>
      <Box sx={{ px: 2, height: 52, display: 'flex', alignItems: 'center' }}>
        <Wordmark />
      </Box>
      {navigationFor(rooms, identity).map(({ section, entries }) => (
        <Box key={section} sx={{ mt: 1 }}>
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', px: 2, pt: 1, pb: 0.5, fontWeight: 600 }}
          >
            {t(`shell.areas.${section}`)}
          </Typography>
          <List disablePadding aria-label={t(`shell.areas.${section}`)}>
            {entries.map(({ path, name, rooms: marked }) => {
              const isHere = here !== null && marked.includes(here.name);
              return (
                <ListItem key={path} disablePadding>
                  <ListItemButton
                    component={Link}
                    to={path}
                    onClick={onGo}
                    selected={isHere}
                    aria-current={isHere ? 'page' : undefined}
                    sx={(theme) => ({
                      mx: 1,
                      px: 1,
                      py: '4px',
                      borderRadius: '5px',
                      fontSize: '0.8125rem',
                      lineHeight: '22px',
                      fontWeight: isHere ? 650 : 450,
                      '&.Mui-selected': {
                        color: theme.vars.palette.primary.main,
                        backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.1)`,
                      },
                    })}
                  >
                    {name(t)}
                  </ListItemButton>
                </ListItem>
              );
            })}
          </List>
        </Box>
      ))}
    </Box>
  );
}
