import type { TFunction } from 'i18next';
import { stockQualities } from '#domain/stock/stock-status.ts';
import { label } from '../i18n/label.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form of a garment's terms. The size is locked unless `mayChangeSize` is set. */
export function termsFields(
  t: TFunction,
  sizes: readonly { id: number; name: string }[],
  mayChangeSize: boolean,
): Field[] {
  const percent = { kind: 'whole', required: true, atLeast: 0, atMost: 100 } as const;
  return [
    { name: 'code', text: t('actions.fields.code'), kind: 'text', required: true, atMost: 60 },
    {
      name: 'product_size_id',
      text: t('actions.fields.productSizeId'),
      kind: 'choice',
      isId: true,
      required: true,
      options: sizes.map(({ id, name }) => ({ value: String(id), text: name })),
      ...(!mayChangeSize && { locked: t('stockItem.sizeLocked') }),
    },
    {
      name: 'quality',
      text: t('actions.fields.quality'),
      kind: 'choice',
      required: true,
      options: stockQualities.map((value) => ({ value, text: label(t, 'stockItem.quality', value) })),
    },
    { name: 'discount_rate', text: t('actions.fields.discountRate'), ...percent },
    { name: 'reimbursement_rate', text: t('actions.fields.reimbursementRate'), ...percent },
  ];
}

/** The form of a garment's piece. */
export const pieceFields = (t: TFunction): Field[] => [
  { name: 'name', text: t('actions.fields.pieceName'), kind: 'text', required: true, atMost: 60 },
  { name: 'tag', text: t('actions.fields.pieceTag'), kind: 'text', required: true, atMost: 60 },
];
