import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parked } from '#read-api/replay/parked-contract.ts';
import { RawEvent } from '../kit/history/raw-event.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useParkedDetail } from './use-replay.ts';

/** The parked events of a row with their data, and the buttons to retry or skip the first. */
export function ParkedEvents({ row }: { row: Parked }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { data, error, refetch } = useParkedDetail(row);
  const [asked, setAsked] = useState<'retry' | 'skip' | null>(null);
  if (error !== null) {
    return <FailedPanel error={error} title={t('replay.failed')} onRetry={() => refetch()} />;
  }
  if (data === undefined) {
    return (
      <Box role="status" aria-busy aria-label={t('shell.loading')}>
        <Skeleton variant="rounded" height={72} />
      </Box>
    );
  }
  return (
    <Box sx={(theme) => ({ borderLeft: `2px solid ${theme.vars.palette.divider}`, pl: 1.25 })}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <May asks="support">
          <Button variant="contained" onClick={() => setAsked('retry')}>
            {t('replay.retry')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked('skip')}>
            {t('replay.skip')}
          </Button>
        </May>
      </Box>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {data.events.map((event, index) => (
          <li key={event.position}>
            <Typography variant="body2">
              {event.type} · {t('replay.at', { position: event.position })} · {times.dateTime(event.time)}
            </Typography>
            {index === 0 ? (
              <Typography variant="body2" color="error" data-stored="">
                {event.error}
              </Typography>
            ) : (
              <Typography variant="body2" color="textSecondary">
                {t('replay.waitsBehind')}
              </Typography>
            )}
            <RawEvent raw={{ data: event.data, metadata: event.metadata }} />
          </li>
        ))}
      </Box>
      {asked !== null && <DecideDialog row={data} action={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}
