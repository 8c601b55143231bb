import { type PaidKind, paidKinds } from '#domain/points/point-kinds.ts';
import { label } from '../i18n/label.ts';
import type { Fields, Speaking } from '../kit/history/words.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** The text of the thing that points pay for, or of an item's share; null for any other value. */
export function pointsText(value: Fields, { t }: Speaking): string | null {
  const { kind, id, itemId, amount } = value;
  if (typeof id === 'number' && paidKinds.includes(kind as PaidKind)) {
    return label(t, 'history.paidFor', String(kind), { id });
  }
  return typeof itemId === 'number' && typeof amount === 'number'
    ? t('history.pointShare', { id: itemId, amount: formatNumber(amount) })
    : null;
}
