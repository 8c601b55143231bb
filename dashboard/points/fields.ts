import type { TFunction } from 'i18next';
import { pointReasons } from '#domain/points/point-kinds.ts';
import type { PointsSpent } from '#read-api/points/contract.ts';
import { label } from '../i18n/label.ts';
import type { Field } from '../kit/fields/field.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** The form fields for giving or taking points: the number, the reason and the message to the member. */
export const pointFields = (t: TFunction): Field[] => [
  {
    name: 'delta',
    text: t('points.fields.delta'),
    kind: 'whole',
    required: true,
    atLeast: 1,
    atMost: 10_000_000,
  },
  {
    name: 'type',
    text: t('points.fields.type'),
    kind: 'choice',
    required: true,
    options: pointReasons.map((value) => ({ value, text: label(t, 'points.reason', value) })),
  },
  { name: 'message', text: t('points.fields.message'), kind: 'lines', required: true, atMost: 500 },
];

/** The form of a refund: the item that was paid, the points and the message. `most` limits the points. */
export function refundFields(t: TFunction, spent: readonly PointsSpent[], most: number): Field[] {
  return [
    {
      name: 'tryset_item_id',
      text: t('points.refund.item'),
      kind: 'choice',
      isId: true,
      required: true,
      options: spent.map(({ id, productName, amount }) => ({
        value: String(id),
        text: t('points.refund.option', { name: productName ?? id, id, amount: formatNumber(amount) }),
      })),
    },
    {
      name: 'amount',
      text: t('points.fields.delta'),
      kind: 'whole',
      required: true,
      atLeast: 1,
      atMost: most,
    },
    { name: 'message', text: t('points.fields.message'), kind: 'lines', required: true, atMost: 500 },
  ];
}
