import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';

interface ProgressProps
  extends Pick<Operation, 'phase' | 'processed' | 'of' | 'eventsPerSecond' | 'secondsLeft'> {
  /** Description of the operation. */
  title: string;
  /** The name of the progress bar for screen readers. */
  name: string;
  isRunning: boolean;
}

/** The progress, the speed and the remaining time of a rebuild or a verification. */
export function Progress({
  title,
  name,
  isRunning,
  phase,
  processed,
  of,
  eventsPerSecond,
  secondsLeft,
}: ProgressProps) {
  const { t } = useTranslation();
  const isKnown = processed !== null && of !== null;
  const share = isKnown && of > 0 ? Math.min(100, (processed / of) * 100) : 0;
  const parts = [
    isRunning ? phase !== null && label(t, 'replay.phases', phase) : t('replay.stopped'),
    isKnown && t('replay.eventsOf', { amount: formatNumber(processed), all: formatNumber(of) }),
    eventsPerSecond !== null && t('replay.rate', { amount: formatNumber(Math.round(eventsPerSecond)) }),
    secondsLeft !== null && t('replay.left', { amount: formatNumber(Math.ceil(secondsLeft)) }),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LinearProgress variant={isKnown ? 'determinate' : 'indeterminate'} value={share} aria-label={name} />
      <Typography variant="body2" color="textSecondary">
        {parts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
