import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { placeText } from '#domain/stocktakes/place.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { slotText } from '../../stock/slot-text.ts';
import type { CountingDesk, Outcome, Problem } from './desk-state.ts';

function problemText(t: TFunction, problem: Problem, { stocktake }: CountingDesk): string {
  switch (problem.kind) {
    case 'notHere':
      return t('stocktake.problems.notHere', {
        slot: slotText(problem.slot),
        place: stocktake === null ? '' : placeText(stocktake),
      });
    case 'unknownSlot':
      return problem.similar.length === 0
        ? t('stocktake.problems.unknownSlot', { slot: problem.label })
        : t('stocktake.problems.similarSlots', { slot: problem.label, slots: problem.similar.join(', ') });
    case 'retiredSlot':
      return t('stocktake.problems.retiredSlot', { slot: problem.label });
    case 'refused':
      return t('stocktake.problems.refused', { error: problem.error });
  }
}

function outcomeText(t: TFunction, last: Outcome): string {
  if (last.kind === 'slot') return t('stocktake.says.slot', { slot: slotText(last.slot) });
  const { scan, isRepeat } = last;
  const { code, finding, slot, registeredSlot } = scan;
  const named = { code, slot: slotText(slot), registered: slotText(registeredSlot) };
  if (isRepeat) return t('stocktake.says.repeat', { ...named, finding: t(`stocktake.finding.${finding}`) });
  if (finding === 'found') return t('stocktake.says.found', named);
  if (finding === 'unexpected') {
    return t(scan.stockItemId === null ? 'stocktake.says.unknown' : 'stocktake.says.unexpected', named);
  }
  if (registeredSlot === null)
    return t(slot === null ? 'stocktake.says.slotless' : 'stocktake.says.stows', named);
  return t(slot === null ? 'stocktake.says.misplaced' : 'stocktake.says.moves', named);
}

function severityOf(last: Outcome): AlertColor {
  if (last.kind === 'slot') return 'info';
  const { finding } = last.scan;
  return finding === 'found' ? 'success' : finding === 'misplaced' ? 'warning' : 'error';
}

/** The messages for the person: problems first, then the meaning of the last scan. */
export function Messages({ desk }: { desk: CountingDesk }) {
  const { t } = useTranslation();
  const { problem, last, failures, queue } = desk;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.25, '& .MuiAlert-root': { fontSize: '0.9375rem' } }}>
      <Box role="alert" data-testid="alarm" sx={{ display: 'contents' }}>
        {failures > 0 && (
          <Alert severity="warning" variant="filled">
            {t('stocktake.away', { amount: formatNumber(queue.length) })}
          </Alert>
        )}
        {problem !== null && (
          <Alert severity="error" variant="filled">
            {problemText(t, problem, desk)}
          </Alert>
        )}
      </Box>
      <Box role="status" data-testid="said" sx={{ display: 'contents' }}>
        {last !== null && <Alert severity={severityOf(last)}>{outcomeText(t, last)}</Alert>}
      </Box>
    </Box>
  );
}
