import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Operation } from '#read-api/replay/contract.ts';
import { actorText } from '../history/actor-text.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../preferences/time.ts';
import type { Tone } from '../theme/tones.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { projectionNames } from './names.ts';

const tones: Record<Operation['status'], Tone> = {
  waiting: 'waiting',
  running: 'moving',
  done: 'good',
  canceled: 'neutral',
  refused: 'bad',
  failed: 'bad',
  past: 'neutral',
};

/** What was asked to be done with the read models, newest first: what, by whom, when and what became of it. */
export function OperationList({ operations }: { operations: readonly Operation[] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (operations.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('replay.noOperations')}
      </Typography>
    );
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {operations.map(({ id, kind, projections, status, by, requestedTime, reason, message }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
        >
          <StatusChip tone={tones[status]} text={label(t, 'replay.statuses', status)} />
          <Typography variant="body2" component="span">
            {label(t, 'replay.kinds', kind)}
            {kind === 'rebuild' && ` · ${projectionNames(t, projections)}`}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {[actorText(t, by), times.dateTime(requestedTime)].join(' · ')}
          </Typography>
          {(reason ?? message) !== null && (
            <Typography variant="caption" color="textSecondary" data-stored="">
              {[reason, message].filter(Boolean).join(' · ')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
