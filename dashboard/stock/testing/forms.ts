import { t } from 'i18next';
import { stockItemActions } from '#write-api/stock/actions.ts';
import { NewPiece, StockTermsBody } from '#write-api/stock/bodies.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { pieceFields, termsFields } from '../fields.ts';
import { stockActionTable } from '../stock-action-table.ts';

export const forms: readonly FormSample[] = [
  { form: 'a garment’s terms', fields: termsFields(t, [], true), body: StockTermsBody },
  { form: 'a garment’s part', fields: pieceFields(t), body: NewPiece },
  ...formsOfActions(stockActionTable, stockItemActions),
];
