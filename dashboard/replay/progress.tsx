import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReplayStatus } from '#read-api/replay/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../preferences/time.ts';
import { projectionNames } from './names.ts';

/** How far a rebuild is, how fast it goes and how long it takes still. */
export function Progress({
  rebuild,
  ofAll,
}: {
  rebuild: NonNullable<ReplayStatus['rebuild']>;
  ofAll: boolean;
}) {
  const { t } = useTranslation();
  const { processed, of, phase, eventsPerSecond, secondsLeft, isRunning, projections } = rebuild;
  const share = of === 0 ? 100 : Math.min(100, (processed / of) * 100);
  const parts = [
    isRunning ? phase !== null && label(t, 'replay.phases', phase) : t('replay.stopped'),
    t('replay.eventsOf', { amount: formatNumber(processed), all: formatNumber(of) }),
    eventsPerSecond !== null && t('replay.rate', { amount: formatNumber(Math.round(eventsPerSecond)) }),
    secondsLeft !== null && t('replay.left', { amount: formatNumber(Math.ceil(secondsLeft)) }),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2">{projectionNames(t, ofAll ? null : projections)}</Typography>
      <LinearProgress variant="determinate" value={share} aria-label={t('replay.progress')} />
      <Typography variant="body2" color="textSecondary">
        {parts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
