import { type HolderKind, holderKinds } from '#domain/stock/stock-status.ts';
import { label } from '../i18n/label.ts';
import type { Fields, Speaking } from '../kit/history/words.ts';
import { slotText } from './slot-text.ts';

/** The text of an event's value that names a garment's holder, slot or target state; null for any other value. */
export function stockText(value: Fields, { t }: Speaking): string | null {
  if (typeof value.id === 'number' && holderKinds.includes(value.kind as HolderKind)) {
    return label(t, 'stockItem.holderKind', String(value.kind), { id: value.id });
  }
  const former = value.former as Fields | undefined;
  if (typeof former?.status === 'string') return label(t, 'stockItem.status', former.status);
  if (isSlot(value)) return slotText(value);
  if (typeof value.to !== 'string') return null;
  const where = label(t, 'actions.stockTo', value.to);
  const reason = value.unavailableReason;
  return typeof reason === 'string'
    ? t('history.withNote', { text: where, note: label(t, 'stockItem.unavailableReason', reason) })
    : where;
}

function isSlot(value: Fields): value is NonNullable<Parameters<typeof slotText>[0]> & Fields {
  return typeof value.sectorCode === 'string';
}
