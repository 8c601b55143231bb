import type { TFunction } from 'i18next';
import { stockQualities } from '#domain/stock/stock-status.ts';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { label } from '../i18n/label.ts';
import type { Field, Values } from '../kit/fields/field.ts';

interface Size {
  id: number;
  name: string;
}

const percent = { kind: 'whole', required: true, atLeast: 0, atMost: 100, unit: { after: '%' } } as const;

const sizeField = (t: TFunction, sizes: readonly Size[]): Field => ({
  name: 'product_size_id',
  text: t('stockItem.fields.productSizeId'),
  kind: 'choice',
  isId: true,
  required: true,
  options: sizes.map(({ id, name }) => ({ value: String(id), text: name })),
});

const qualityField = (t: TFunction): Field => ({
  name: 'quality',
  text: t('stockItem.fields.quality'),
  kind: 'choice',
  required: true,
  options: stockQualities.map((value) => ({ value, text: label(t, 'stockItem.quality', value) })),
});

const rateFields = (t: TFunction): Field[] => [
  { name: 'discount_rate', text: t('stockItem.fields.discountRate'), ...percent },
  { name: 'reimbursement_rate', text: t('stockItem.fields.reimbursementRate'), ...percent },
];

/** The form of a garment's terms. The size is locked unless `mayChangeSize` is set. */
export const termsFields = (t: TFunction, sizes: readonly Size[], mayChangeSize: boolean): Field[] => [
  { name: 'code', text: t('stockItem.fields.code'), kind: 'text', required: true, atMost: 60 },
  { ...sizeField(t, sizes), ...(!mayChangeSize && { locked: t('stockItem.sizeLocked') }) },
  qualityField(t),
  ...rateFields(t),
];

/** The values of a garment's terms in their form. */
export const termsValues = (stock: StockItemDetail): Values => ({
  code: stock.code,
  product_size_id: String(stock.productSize.id),
  quality: stock.quality,
  discount_rate: String(stock.discountRate),
  reimbursement_rate: String(stock.reimbursementRate),
});

/** The form fields for the size and the terms that all garments of a registration share. */
export const commonFields = (t: TFunction, sizes: readonly Size[]) => ({
  size: sizeField(t, sizes),
  terms: [qualityField(t), ...rateFields(t)].map((field) => ({ ...field, narrow: true })),
});

/** The form of a garment's piece. */
export const pieceFields = (t: TFunction): Field[] => [
  { name: 'name', text: t('actions.fields.pieceName'), kind: 'text', required: true, atMost: 60 },
  { name: 'tag', text: t('actions.fields.pieceTag'), kind: 'text', required: true, atMost: 60 },
];
