import type { TFunction } from 'i18next';
import type { StocktakeLine } from '#read-api/stocktakes/contract.ts';
import { label } from '../i18n/label.ts';
import { slotText } from '../stock/slot-text.ts';

/** What the end will do with a garment; null for one that stays as it is. `leave`: the person leaves it so. */
export function planText(t: TFunction, line: StocktakeLine): string | null {
  const { finding, slot, registeredSlot, stock } = line;
  if (stock === null) return finding === 'unexpected' ? t('stocktake.plan.unknown') : null;
  switch (finding) {
    case 'missing':
      if (stock.status === 'hold') return t('stocktake.plan.onHold');
      return isHoldable(line)
        ? t('stocktake.plan.hold')
        : t('stocktake.plan.cannotHold', { status: label(t, 'stockItem.status', stock.status ?? '') });
    case 'misplaced':
      return slot === null
        ? t('stocktake.plan.noSlot', { slot: slotText(registeredSlot) })
        : t('stocktake.plan.move', { slot: slotText(slot) });
    case 'unexpected':
      return t('stocktake.plan.unexpected', { status: label(t, 'stockItem.status', stock.status ?? '') });
    default:
      return null;
  }
}

/** Whether the end can put a missing garment on hold. The others need a decision of their own. */
export function isHoldable({ stock }: StocktakeLine): boolean {
  return stock?.status === 'in_stock' || stock?.status === 'in_check';
}

/** Whether the end changes the garment: a missing one goes on hold, and one scanned in another slot moves. */
export function isDecided(line: StocktakeLine): boolean {
  return line.finding === 'missing' ? isHoldable(line) : line.finding === 'misplaced' && line.slot !== null;
}

/** What the end decided for a garment, with its outcome; null if nothing was decided. */
export function decidedText(
  t: TFunction,
  { decision, outcome, slot, errorCode, stock }: StocktakeLine,
): string | null {
  if (decision === null || outcome === null) return null;
  const done = t(`stocktake.carried.${decision}.${outcome}`, { slot: slotText(slot) });
  if (outcome !== 'failed') return done;
  const why =
    errorCode === 'stock_item.transition_not_allowed'
      ? t('stocktake.failedAs', { status: label(t, 'stockItem.status', stock?.status ?? '') })
      : t('stocktake.failedCode', { code: errorCode ?? '' });
  return `${done} ${why}`;
}
