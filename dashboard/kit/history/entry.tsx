import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import ChevronRightIcon from '~icons/ic/baseline-chevron-right';
import { EntryDetails } from './entry-details.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { entryActor, entrySentence } from './entry-text.ts';
import { EntryThing } from './entry-thing.tsx';
import { pairText } from './value-text.ts';
import type { Wording } from './words.ts';

interface EntryProps {
  entry: HistoryEntry;
  wording: Wording;
  isOpen: boolean;
  /** Whether the page's address names this event. */
  isSought: boolean;
  onToggle: () => void;
  /** Called when the person follows a link to another event of the same history. */
  onGo?: (eventId: string) => void;
  /** The page with the event's own history, if this is another page; null if its entity has no page. */
  address?: string | null;
  /** Further content at the end of an open entry. */
  more?: ReactNode;
}

/** One event: its time, sentence, reason and actor in a few lines. Opening it shows the details. */
export function Entry(props: EntryProps) {
  const { entry, wording, isOpen, isSought, onToggle, onGo, address, more } = props;
  const elsewhere = address ?? null;
  const { t, times } = wording;
  const button = useRef<HTMLButtonElement>(null);
  const detailsId = `event-${entry.id}`;
  const notes = [
    entryActor(wording, entry),
    entry.isImported && t('history.imported'),
    entry.isTimeDerived && t('history.derivedTime'),
    entry.changes.length > 0 && t('history.changesCount', { amount: entry.changes.length }),
    entry.effects.length > 0 && t('history.effectsCount', { amount: entry.effects.length }),
  ];

  useEffect(() => {
    if (!isSought) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isSought]);

  return (
    <Box
      component="li"
      data-event={entry.id}
      aria-current={isSought || undefined}
      sx={(theme) => ({
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        ...(isSought && {
          borderRadius: '4px',
          boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
          backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.08)`,
        }),
      })}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) fit-content(16rem)' },
          alignItems: 'start',
        }}
      >
        <ButtonBase
          ref={button}
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          sx={(theme) => ({
            width: '100%',
            display: 'grid',
            gridTemplateColumns: {
              xs: '18px 64px minmax(0, 1fr)',
              sm: '18px 64px minmax(0, 1fr) fit-content(16rem)',
            },
            columnGap: 1,
            alignItems: 'baseline',
            textAlign: 'left',
            py: 0.75,
            px: 0.5,
            borderRadius: '4px',
            '&:hover': { backgroundColor: theme.vars.palette.action.hover },
          })}
        >
          <ChevronRightIcon
            sx={{
              fontSize: 18,
              alignSelf: 'center',
              transform: isOpen ? 'rotate(90deg)' : 'none',
              color: 'text.secondary',
            }}
          />
          <Typography component="time" dateTime={entry.time} variant="caption" color="textSecondary">
            {times.time(entry.time)}
          </Typography>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" component="div">
              {entrySentence(wording, entry)}
            </Typography>
            {entry.reason !== null && (
              <Typography variant="body2" component="div" color="textSecondary">
                {pairText(t, t('history.reason'), entry.reason)}
              </Typography>
            )}
            <Typography variant="caption" component="div" color="textSecondary">
              {notes.filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {elsewhere === null && (
            <Box sx={{ gridColumn: { xs: '3', sm: 'auto' } }}>
              <EntryThing entry={entry} wording={wording} address={null} />
            </Box>
          )}
        </ButtonBase>
        {/* A link cannot stand in a button. */}
        {elsewhere !== null && (
          <Box sx={{ pl: { xs: '94px', sm: 1 }, pr: 0.5, pt: { sm: 0.5 }, pb: { xs: 0.75, sm: 0 } }}>
            <EntryThing entry={entry} wording={wording} address={elsewhere} />
          </Box>
        )}
      </Box>
      {entry.picture !== null && (
        <Box sx={{ pl: { xs: '34px', sm: '98px' }, pb: 1 }}>
          <EntryPicture picture={entry.picture} />
        </Box>
      )}
      {isOpen && (
        <Box id={detailsId}>
          <EntryDetails entry={entry} wording={wording} onGo={onGo} address={address} more={more} />
        </Box>
      )}
    </Box>
  );
}
