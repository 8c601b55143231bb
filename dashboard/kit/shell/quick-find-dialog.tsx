import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import SearchIcon from '~icons/ic/baseline-search';
import { useAreas } from '../areas/use-areas.ts';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { type RecentPage, recent } from '../routes/recent.ts';
import type { Rooms } from '../routes/rooms.ts';
import { CameraButton } from '../scan/camera-button.tsx';
import { LateCamera } from '../scan/late-camera.ts';
import type { Identity } from '../session/token.ts';
import { useErrorText } from '../ui/error-text.ts';
import { Picture } from '../ui/picture.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { find } from './find.ts';
import type { Found } from './found.ts';
import { placesFor } from './places.ts';

const typingPause = 150;
const nothing: readonly Found[] = [];

/** Finds a page by a typed or scanned code, number or name. */
export function QuickFindDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { finders, rooms } = useAreas();
  const [text, setText] = useState('');
  const typed = useTyped(text.trim());
  const [at, setAt] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const [hasCamera, setCamera] = useState(false);
  const listId = useId();
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', typed, i18n.language],
    queryFn: async ({ signal }) => {
      const get = async <Row,>(path: string, query: Record<string, QueryValue>) => {
        const answer = await api.call<{ data: Row[] }>('GET', path, { query, signal });
        return answer.data.data;
      };
      const loaded = await Promise.all(finders.map((load) => load()));
      return find(typed, get, loaded, placesFor(rooms, identity, t));
    },
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
  const pages = useStore(recent, (state) => state.pages);
  const found = typed === '' ? recentlyOpen(pages, rooms, t) : (data ?? nothing);
  const chosen = Math.min(at, found.length - 1);
  const isSettled = typed === text.trim() && !isFetching;
  const state =
    typed === '' || error !== null
      ? ''
      : !isSettled
        ? t('shell.find.searching')
        : found.length === 0
          ? t('shell.find.nothing', { text: typed })
          : t('shell.find.found', { amount: found.length });

  function open(one: Found | undefined) {
    if (one === undefined) return;
    onClose();
    navigate(one.path);
  }

  // A scanner presses Enter before the answer arrives. Then the only match opens, or the only exact match.
  const [first, second] = found;
  const isClear =
    typed !== '' && first !== undefined && (second === undefined || (first.isExact && !second.isExact));
  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    if (!isClear) return;
    onClose();
    navigate(first.path);
  }, [isAwaited, isSettled, isClear, first, navigate, onClose]);

  /** Handles a code from the camera like one from a hand scanner, which types it and presses Enter. */
  function scan(code: string) {
    setText(code);
    setAt(0);
    setAwaited(true);
    setCamera(false);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((chosen + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    if (isSettled) open(found[chosen]);
    else setAwaited(true);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('shell.find.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <Box sx={{ p: 2 }}>
        <TextField
          fullWidth
          autoFocus
          label={t('shell.find.label')}
          helperText={t('shell.find.help')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setAwaited(false);
          }}
          onKeyDown={press}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              autoComplete: 'off',
              spellCheck: false,
              'aria-expanded': found.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              'aria-activedescendant': found.length > 0 ? `${listId}-${chosen}` : undefined,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
              endAdornment: (
                <InputAdornment position="end">
                  <CameraButton isOpen={hasCamera} onToggle={() => setCamera(!hasCamera)} />
                </InputAdornment>
              ),
            },
          }}
        />
        {hasCamera && (
          <Box sx={{ mt: 1 }}>
            <LateCamera onCode={scan} onClose={() => setCamera(false)} />
          </Box>
        )}
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={found.length > 0 ? visuallyHidden : { mt: 1 }}
        >
          {state}
        </Typography>
        {error !== null && (
          <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
            {errorText(error)}
          </Typography>
        )}
        <Box
          id={listId}
          role="listbox"
          aria-label={t('shell.find.title')}
          sx={{ mt: found.length > 0 ? 1 : 0 }}
        >
          {found.map((one, index) => (
            <Choice
              key={one.path}
              id={`${listId}-${index}`}
              found={one}
              isChosen={index === chosen}
              onOpen={open}
            />
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}

interface ChoiceProps {
  id: string;
  found: Found;
  isChosen: boolean;
  onOpen: (found: Found) => void;
}

function Choice({ id, found, isChosen, onOpen }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    // The field above handles the keys and names the active option for screen readers.
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={() => onOpen(found)}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: '5px',
        cursor: 'pointer',
        fontSize: '0.8125rem',
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&[aria-selected=true]': {
          backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.12)`,
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: '-2px',
        },
      })}
    >
      {found.picture === undefined ? (
        <StatusChip tone="neutral" text={t(`shell.find.kinds.${found.kind}`)} />
      ) : (
        <Picture src={found.picture} size={44} />
      )}
      <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {found.name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', minWidth: 0 }}>
        {found.about}
      </Box>
      {found.picture !== undefined && (
        <Box component="span" sx={{ ml: 'auto' }}>
          <StatusChip tone="neutral" text={t(`shell.find.kinds.${found.kind}`)} />
        </Box>
      )}
    </Box>
  );
}

/** The recently opened pages, offered while the field is empty. */
function recentlyOpen(pages: readonly RecentPage[], rooms: Rooms, t: TFunction): Found[] {
  return pages.map(({ path, name }) => {
    const room = rooms.at(path);
    return {
      kind: 'recent',
      path,
      name,
      about: room === null ? '' : t(`rooms.${room.name}`),
      isExact: false,
    };
  });
}

/** The typed text after a pause, so that a search starts once a word instead of once a letter. */
function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}
