import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import UnfoldedIcon from '~icons/ic/baseline-keyboard-arrow-down';
import FoldedIcon from '~icons/ic/baseline-keyboard-arrow-right';
import type { RoomName, Section } from '../areas/room.ts';
import { useAreas } from '../areas/use-areas.ts';
import type { Identity } from '../session/token.ts';
import { lateExtra, usePreloaded } from '../ui/late.tsx';
import { fold, useIsFolded } from './folded-sections.ts';
import { HomeLink } from './home-link.tsx';
import { type NavigationEntry, navigationFor } from './navigation-entries.ts';

const RoomMark = lateExtra(() => import('./room-mark.tsx').then((m) => m.RoomMark));
const PinnedViews = lateExtra(() => import('./pinned-views.tsx').then((m) => m.PinnedViews));

export function Navigation({ identity, onGo }: { identity: Identity; onGo: () => void }) {
  const { pathname } = useLocation();
  const { rooms } = useAreas();
  usePreloaded(RoomMark);
  const here = rooms.at(pathname)?.name ?? null;
  return (
    <Box sx={{ pb: 2 }}>
      <Box sx={{ px: 2, height: 52, display: 'flex', alignItems: 'center' }}>
        <HomeLink onGo={onGo} />
      </Box>
      {navigationFor(rooms, identity).map(({ section, entries }) => (
        <Part key={section} section={section} entries={entries} here={here} onGo={onGo} />
      ))}
    </Box>
  );
}

interface PartProps {
  section: Section;
  entries: readonly NavigationEntry[];
  here: RoomName | null;
  onGo: () => void;
}

/** A section of the navigation with its pages. A folded section shows only the open page. */
function Part({ section, entries, here, onGo }: PartProps) {
  const { t } = useTranslation();
  const id = useId();
  const isFolded = useIsFolded(section);
  const name = t(`shell.areas.${section}`);
  const isHere = ({ rooms }: NavigationEntry) => here !== null && rooms.includes(here);
  const shown = isFolded ? entries.filter(isHere) : entries;
  const Mark = isFolded ? FoldedIcon : UnfoldedIcon;

  return (
    <Box sx={{ mt: 0.5 }}>
      <ButtonBase
        onClick={() => fold(section, !isFolded)}
        aria-expanded={!isFolded}
        aria-controls={id}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 2,
          py: 0.5,
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: '18px',
          '& svg': { fontSize: 16, opacity: isFolded ? 1 : 0 },
          '&:hover svg, &:focus-visible svg': { opacity: 1 },
        }}
      >
        {name}
        <Mark />
      </ButtonBase>
      <List id={id} disablePadding aria-label={name}>
        {shown.map((entry) => (
          <Fragment key={entry.path}>
            <Entry entry={entry} isHere={isHere(entry)} onGo={onGo} />
            <PinnedViews room={entry.room} path={entry.path} onGo={onGo} />
          </Fragment>
        ))}
      </List>
    </Box>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  isHere: boolean;
  onGo: () => void;
}

function Entry({ entry: { path, name, icon, room }, isHere, onGo }: EntryProps) {
  const { t } = useTranslation();
  const { waiting } = useAreas();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        onClick={onGo}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        sx={(theme) => ({
          mx: 1,
          px: 1,
          py: '3px',
          gap: 1.25,
          borderRadius: '6px',
          fontSize: '0.8125rem',
          lineHeight: '22px',
          fontWeight: isHere ? 650 : 450,
          '& svg': { color: isHere ? theme.vars.palette.brand : theme.vars.palette.text.secondary },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: theme.vars.palette.background.paper,
            boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
          },
        })}
      >
        {/* Reserves the width of the icon, so that nothing moves when it loads. */}
        <Box component="span" aria-hidden sx={{ width: 18, height: 18, flexShrink: 0 }}>
          {icon !== undefined && <RoomMark icon={icon} />}
        </Box>
        {name(t)}
      </ListItemButton>
      {waiting.map((Waiting, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of areas never changes.
        <Waiting key={index} room={room} />
      ))}
    </ListItem>
  );
}
