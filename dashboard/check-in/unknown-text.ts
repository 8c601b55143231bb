import type { TFunction } from 'i18next';
import { slotText } from '../stock/slot-text.ts';
import type { Problem } from './desk-store.ts';

/** The message for a label that no garment has, with other entities that the label may name. */
export function unknownText(t: TFunction, problem: Extract<Problem, { kind: 'unknown' }>): string {
  const { code, label } = problem;
  const { slot = null, isRetired = false, similar = [], products = [], isParcel = false } = label ?? {};
  if (slot !== null) return t('checkIn.problems.slotAlone', { slot: slotText(slot) });
  const called = label?.label ?? code;
  const guesses = [
    ...(isRetired ? [t('checkIn.mayBe.retired', { slot: called })] : []),
    ...products.map(({ name }) => t('checkIn.mayBe.product', { code: called, product: name })),
    ...(isParcel ? [t('checkIn.mayBe.parcel')] : []),
    ...(similar.length > 0 ? [t('checkIn.mayBe.similar', { slots: similar.join(', ') })] : []),
  ];
  if (guesses.length === 0) return t('checkIn.problems.unknown', { code: called });
  return [t('checkIn.problems.unknownLabel', { code: called }), ...guesses].join(' ');
}
