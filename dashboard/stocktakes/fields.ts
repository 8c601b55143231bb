import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The form fields for a new stocktake. Without a cell it counts the whole sector. */
export const placeFields = (t: TFunction): Field[] => [
  { name: 'sector_code', text: t('stocktake.fields.sectorCode'), kind: 'text', required: true, atMost: 20 },
  { name: 'cell_code', text: t('stocktake.fields.cellCode'), kind: 'text', atMost: 20 },
];

/** The form field of the end: its reason goes into the history of each garment. */
export const finishFields = (t: TFunction): Field[] => [
  { name: 'reason', text: t('stocktake.reason'), kind: 'lines', required: true, atMost: 500, lines: 2 },
];
