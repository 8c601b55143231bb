import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Scanned } from '#read-api/stock/contract.ts';
import { whyText } from '../kit/actions/why-not.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { slotText } from '../stock/slot-text.ts';
import { hasArrivedDamaged, isAnotherRental, loudnessOf } from './advice.ts';
import type { Desk, Problem } from './desk-store.ts';
import { lineText } from './line-text.ts';
import { type Key, obstacleOf } from './offers.ts';
import { standingOf } from './standing.ts';
import { taskText } from './task-text.ts';
import { unknownText } from './unknown-text.ts';

function problemText(t: TFunction, problem: Problem, current: Scanned | null): string {
  switch (problem.kind) {
    case 'unknown':
      return unknownText(t, problem);
    case 'refused':
      return t('checkIn.problems.refused', { error: problem.error });
    case 'broken_off': {
      const done = lineText(t, problem.line);
      return t('checkIn.problems.broken_off', { done, error: problem.error });
    }
    case 'not_begun': {
      const task = current === null ? '' : taskText(t, current, problem.offer, null);
      return t('checkIn.problems.not_begun', { task, why: whyText(t, problem.reason) });
    }
    case 'not_now':
      return problem.key === null || current === null
        ? t('checkIn.problems.noNext')
        : notNowText(t, problem.key, current);
    default:
      return t(`checkIn.problems.${problem.kind}`);
  }
}

function notNowText(t: TFunction, key: Key, current: Scanned): string {
  const obstacle = obstacleOf(current, key);
  return obstacle === null
    ? t('checkIn.problems.not_now', { key, standing: t(`checkIn.standings.${standingOf(current)}`) })
    : t('checkIn.problems.not_now_why', { key, why: whyText(t, obstacle) });
}

function adviceText(t: TFunction, found: Scanned, scannedAs: string | null): string {
  if (isAnotherRental(found, scannedAs ?? '')) {
    return t('checkIn.anotherRental', { label: scannedAs ?? '', item: found.item?.id ?? '' });
  }
  const standing = standingOf(found);
  const slot = slotText(slotOfFound(found));
  const advice =
    standing === 'in_stock' && slot !== ''
      ? t('checkIn.liesIn', { slot })
      : t(`checkIn.advice.${standing}`, { item: found.item?.id ?? '' });
  const isWanted = found.stock.latestOutStockRequestStatus === 'requested' && standing !== 'leaving';
  return [
    advice,
    ...(hasArrivedDamaged(found) ? [t('checkIn.arrivedDamaged')] : []),
    ...(isWanted ? [t('checkIn.wantedBack')] : []),
  ].join(' ');
}

/** The slot of the garment or, if a piece's tag was scanned, of the piece; null if it has none. */
function slotOfFound({ stock, pieceId }: Scanned): Scanned['stock']['slot'] {
  return pieceId === null ? stock.slot : (stock.pieces.find(({ id }) => id === pieceId)?.slot ?? null);
}

/** The messages for the person: problems first, then the garment's state and next step. */
export function Messages({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const { time } = useTimeFormats();
  const { problem, current, scannedAs, seenAt, failures, queue, lines } = desk;
  const isNew = current !== null && !lines.some(({ stockId }) => stockId === current.stock.id);
  const loudness = current === null ? null : loudnessOf(current, isNew);
  const isOther = current !== null && isAnotherRental(current, scannedAs ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1.25, '& .MuiAlert-root': { fontSize: '0.9375rem' } }}>
      <Box role="alert" data-testid="alarm" sx={{ display: 'contents' }}>
        {failures > 0 && (
          <Alert severity="warning" variant="filled">
            {t('checkIn.away', { amount: queue.length })}
          </Alert>
        )}
        {problem !== null && (
          <Alert severity="error" variant="filled">
            {problemText(t, problem, current)}
          </Alert>
        )}
      </Box>
      <Box role="status" sx={{ display: 'contents' }}>
        {current !== null && loudness !== null && (
          <Alert severity={isOther ? 'error' : loudness}>
            <strong>{current.stock.code}</strong> ·{' '}
            {t('checkIn.says', {
              standing: t(`checkIn.standings.${standingOf(current)}`),
              advice: adviceText(t, current, scannedAs),
            })}
            {seenAt !== null && ` ${t('checkIn.seen', { time: time(seenAt) })}`}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
