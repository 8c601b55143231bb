import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parked } from '#read-api/replay/parked-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { ParkedEvents } from './parked-events.tsx';

/** The rows that a projection no longer updates, as it failed to fold one of their events. */
export function ParkedList({ parked }: { parked: readonly Parked[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [opened, setOpened] = useState<string | null>(null);
  if (parked.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('replay.noParked')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {parked.map((row) => {
        const key = `${row.projection}/${row.entity}`;
        const isOpen = opened === key;
        return (
          <Box component="li" key={key} sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              <strong>{label(t, 'replay.projection', row.projection)}</strong> {row.entity} · {row.type} ·{' '}
              {row.stream}
            </Typography>
            <Typography variant="body2" color="error" data-stored="">
              {row.error}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[
                t('replay.parkedSince', { time: times.dateTime(row.parkedTime) }),
                row.waiting > 0 && t('replay.waiting', { amount: formatNumber(row.waiting) }),
                row.retries > 0 && t('replay.retries', { amount: formatNumber(row.retries) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Box>
              <Button
                size="small"
                variant="outlined"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? null : key)}
                sx={{ minHeight: 28, py: 0 }}
              >
                {t(isOpen ? 'replay.hideParked' : 'replay.showParked')}
              </Button>
            </Box>
            {isOpen && <ParkedEvents row={row} />}
          </Box>
        );
      })}
    </Box>
  );
}
