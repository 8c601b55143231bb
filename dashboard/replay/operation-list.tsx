import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { label } from '../i18n/label.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { projectionNames, subjectText } from './names.ts';
import { outcomeOf } from './outcome.ts';

interface OperationListProps {
  operations: readonly Operation[];
  /** Called when the person wants to see the result of a verification or a repair. */
  onShow?: (operation: number) => void;
}

/** The requested operations on the read models, newest first, each with its actor, time and outcome. */
export function OperationList({ operations, onShow }: OperationListProps) {
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
      {operations.map((operation) => {
        const { id, kind, projections, subject, by, isFromCommandLine, requestedTime } = operation;
        const { tone, text } = outcomeOf(t, operation);
        const what = [
          label(t, 'replay.kinds', kind),
          kind === 'rebuild' && projectionNames(t, projections),
          subject !== null && subjectText(t, subject),
        ]
          .filter(Boolean)
          .join(' · ');
        const notes = [operation.reason, operation.message].filter(Boolean).join(' · ');
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
          >
            <StatusChip tone={tone} text={text} />
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {what}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[actorText(t, by), isFromCommandLine && t('replay.commandLine'), times.dateTime(requestedTime)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {notes !== '' && (
              <Typography
                variant="caption"
                color="textSecondary"
                data-stored=""
                sx={{ overflowWrap: 'anywhere' }}
              >
                {notes}
              </Typography>
            )}
            {onShow !== undefined && operation.result !== null && (
              <Button
                size="small"
                aria-label={`${t('replay.showFound')}: ${what} · ${times.dateTime(requestedTime)}`}
                onClick={() => onShow(id)}
                sx={{ minHeight: 24, py: 0 }}
              >
                {t('replay.showFound')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
