import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { DifferenceList } from './difference-list.tsx';
import { subjectText } from './names.ts';
import { outcomeOf, resultFacts } from './outcome.ts';
import { isOpen, useDifferences, useOperation } from './use-replay.ts';
import type { RepairWish } from './use-replay-request.ts';

interface FindingsProps {
  id: number;
  isBusy: boolean;
  onRepair: (wish: RepairWish) => void;
}

/** The result of a verification or a repair, with the actual and the expected values. */
export function Findings({ id, isBusy, onRepair }: FindingsProps) {
  const { t } = useTranslation();
  const { data: operation, error, refetch } = useOperation(id);
  if (operation === undefined) {
    return error === null ? (
      <Box role="status" aria-busy aria-label={t('shell.loading')}>
        <Skeleton variant="rounded" height={72} />
      </Box>
    ) : (
      <FailedPanel error={error} title={t('replay.foundFailed')} onRetry={() => refetch()} />
    );
  }
  const { tone, text } = outcomeOf(t, operation);
  return (
    <Box
      component="section"
      aria-label={t('replay.found', { what: title(operation) })}
      aria-live="polite"
      sx={(theme) => ({
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        pt: 1.5,
        display: 'grid',
        gap: 1,
      })}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title(operation)}
        </Typography>
        <StatusChip tone={tone} text={text} />
      </Box>
      {operation.message !== null && (
        <Typography variant="body2" color="error" data-stored="">
          {operation.message}
        </Typography>
      )}
      <FactList facts={resultFacts(t, operation)} />
      {!isOpen(operation) && (operation.differences ?? 0) > 0 && (
        <Differences operation={operation} isBusy={isBusy} onRepair={onRepair} />
      )}
    </Box>
  );

  function title({ kind, subject }: Operation): string {
    const what = subject === null ? '' : ` · ${subjectText(t, subject)}`;
    return `${label(t, 'replay.kinds', kind)}${what}`;
  }
}

const step = 50;

interface DifferencesProps {
  operation: Operation;
  isBusy: boolean;
  onRepair: (wish: RepairWish) => void;
}

function Differences({ operation: { id, kind, differences }, isBusy, onRepair }: DifferencesProps) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(step);
  const { data, error, refetch } = useDifferences(id, amount);
  if (data === undefined) {
    return error === null ? null : (
      <FailedPanel error={error} title={t('replay.foundFailed')} onRetry={() => refetch()} />
    );
  }
  const all = differences ?? data.count;
  const isCut = data.data.length < all;
  return (
    <>
      <DifferenceList
        differences={data.data}
        isBusy={isBusy}
        onRepair={kind === 'verify' ? onRepair : null}
      />
      {isCut && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {data.data.length < Math.min(data.count, 500) && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => setAmount(Math.min(500, amount + 2 * step))}
            >
              {t('replay.more')}
            </Button>
          )}
          <Typography variant="caption" color="textSecondary">
            {t('replay.shownOf', { shown: formatNumber(data.data.length), amount: formatNumber(all) })}
          </Typography>
        </Box>
      )}
    </>
  );
}
