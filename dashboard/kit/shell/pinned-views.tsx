import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import { Link, useLocation } from 'react-router';
import type { RoomName } from '../areas/room.ts';
import { usePinnedViews } from '../list/views/use-views.ts';
import { viewIdOf } from '../list/views/view-link.ts';

interface PinnedViewsProps {
  room: RoomName;
  path: string;
  onGo: () => void;
}

/** The person's pinned views of a page, below its entry in the navigation. */
export function PinnedViews({ room, path, onGo }: PinnedViewsProps) {
  const { data = [] } = usePinnedViews();
  const { pathname, search } = useLocation();
  const open = pathname === path ? viewIdOf(new URLSearchParams(search)) : null;
  return data
    .filter((view) => view.room === room)
    .map(({ id, name }) => (
      <ListItem key={id} disablePadding>
        <Box
          component={Link}
          to={`${path}?view=${id}`}
          onClick={onGo}
          title={name}
          aria-current={id === open ? 'page' : undefined}
          sx={(theme) => ({
            flexGrow: 1,
            minWidth: 0,
            mx: 1,
            pl: '36px',
            pr: 1,
            borderRadius: '6px',
            fontSize: '0.75rem',
            lineHeight: '24px',
            fontWeight: id === open ? 650 : 450,
            color: id === open ? 'text.primary' : 'text.secondary',
            textDecoration: 'none',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            '&:hover': { backgroundColor: theme.vars.palette.action.hover },
          })}
        >
          {name}
        </Box>
      </ListItem>
    ));
}
