import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import type { PackingDesk, Problem } from './desk-state.ts';
import { useGone } from './use-gone.ts';

function problemText(t: TFunction, problem: Problem): string {
  switch (problem.kind) {
    case 'leftOut':
      return t('packing.problems.leftOut', {
        tryset: problem.tryset,
        why: t(`packing.leftOut.reasons.${problem.reason}`),
      });
    case 'notFree':
      return t('packing.problems.notFree', {
        code: problem.code,
        status: label(t, 'stockItem.status', problem.status),
      });
    default: {
      const { kind, ...named } = problem;
      return label(t, 'packing.problems', kind, named);
    }
  }
}

interface MessagesProps {
  desk: PackingDesk;
  /** The open tryset if it has nothing to pack any more; otherwise null. */
  gone: number | null;
}

/** The messages for the person: what stops the work first, then the offer of a swap. */
export function Messages({ desk: { problem, swap, shipments }, gone }: MessagesProps) {
  const { t } = useTranslation();
  const number = useGone(gone);
  const failed = shipments.filter(({ state }) => state === 'failed' || state === 'refused');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.25, '& .MuiAlert-root': { fontSize: '0.9375rem' } }}>
      <Box role="alert" data-testid="alarm" sx={{ display: 'contents' }}>
        {failed.length > 0 && (
          <Alert severity="warning" variant="filled">
            {t('packing.failed', { amount: formatNumber(failed.length), error: failed[0]?.error ?? '' })}
          </Alert>
        )}
        {gone !== null && (
          <Alert severity="error" variant="filled">
            {number === null
              ? t('packing.gone', { tryset: gone })
              : t('packing.goneWith', { tryset: gone, number })}
          </Alert>
        )}
        {problem !== null && (
          <Alert severity="error" variant="filled">
            {problemText(t, problem)}
          </Alert>
        )}
        {swap !== null && (
          <Alert severity="error" variant="filled">
            {t('packing.swap', { code: swap.code, from: swap.from })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
