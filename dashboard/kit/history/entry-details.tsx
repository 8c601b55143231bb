import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import LinkIcon from '~icons/ic/baseline-link';
import { usePageOf } from '../areas/use-page-of.ts';
import { Changes } from './changes.tsx';
import { EntryLinks } from './entry-links.tsx';
import { entryChanges } from './entry-text.ts';
import { thenPath } from './history-address.ts';
import { RawEvent } from './raw-event.tsx';
import { useCopy } from './use-copy.ts';
import type { Wording } from './words.ts';

interface EntryDetailsProps {
  entry: HistoryEntry;
  wording: Wording;
  onGo?: ((eventId: string) => void) | undefined;
  address?: string | null | undefined;
  more?: ReactNode;
}

/** The details of an event: its changes, cause, effects and recording time, and for staff the stored event. */
export function EntryDetails({ entry, wording, onGo, address, more }: EntryDetailsProps) {
  const { t, times } = wording;
  const copy = useCopy();
  const then = thenPath(wording.known.kinds, usePageOf(), entry);

  function copyLink() {
    const link = new URL(address ?? window.location.pathname, window.location.href);
    link.search = `?${new URLSearchParams({ event: entry.id })}`;
    copy(link.href);
  }

  return (
    <Box sx={{ pl: { xs: '34px', sm: '98px' }, pr: 1, pb: 1.25, display: 'grid', gap: 1 }}>
      {entry.changes.length > 0 && (
        <Box>
          <Typography variant="caption" sx={{ fontWeight: 650 }}>
            {t('history.changes')}
          </Typography>
          <Changes changes={entryChanges(wording, entry)} />
        </Box>
      )}
      <EntryLinks entry={entry} wording={wording} onGo={onGo} />
      {more}
      {then !== null && (
        <MuiLink
          component={Link}
          to={then}
          sx={{
            fontSize: '0.8125rem',
            justifySelf: 'start',
            display: 'flex',
            alignItems: 'center',
            minHeight: 24,
          }}
        >
          {t('history.asItWas')}
        </MuiLink>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="caption" color="textSecondary">
          {entry.type} · {entry.stream} ·{' '}
          {t('history.recorded', { time: times.dateTime(entry.recordedTime) })}
        </Typography>
        {address !== null && (
          <IconButton
            aria-label={t('history.copyLink')}
            title={t('history.copyLink')}
            onClick={copyLink}
            sx={{ p: '4px' }}
          >
            <LinkIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )}
      </Box>
      {entry.raw !== undefined && <RawEvent raw={entry.raw} />}
    </Box>
  );
}
