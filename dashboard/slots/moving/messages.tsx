import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/preferences/time.ts';
import type { MovingDesk, Problem } from './desk-state.ts';

function problemText(t: TFunction, problem: Problem): string {
  switch (problem.kind) {
    case 'unknownSlot':
      return problem.similar.length === 0
        ? t('slot.moving.problems.unknownSlot', { slot: problem.label })
        : t('slot.moving.problems.similarSlots', { slot: problem.label, slots: problem.similar.join(', ') });
    case 'retiredSlot':
      return t('slot.moving.problems.retiredSlot', { slot: problem.label });
    case 'nothingToUndo':
      return t('slot.moving.problems.nothingToUndo');
    case 'refused':
      return t('slot.moving.problems.refused', { code: problem.code, error: problem.error });
    default:
      return t(`slot.moving.problems.${problem.kind}`, { code: problem.code });
  }
}

/** The message of the last input, if it needs the person's attention. */
export function Messages({ desk: { problem, failures, queue } }: { desk: MovingDesk }) {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      data-testid="alarm"
      sx={{ display: 'grid', gap: 1, mb: 1.25, '& .MuiAlert-root': { fontSize: '0.9375rem' } }}
    >
      {failures > 0 && (
        <Alert severity="warning" variant="filled">
          {t('slot.moving.away', { amount: formatNumber(queue.length) })}
        </Alert>
      )}
      {problem !== null && (
        <Alert severity="error" variant="filled">
          {problemText(t, problem)}
        </Alert>
      )}
    </Box>
  );
}
