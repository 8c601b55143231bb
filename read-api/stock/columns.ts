import { stockWords as en } from '#domain/stock/words/en.ts';
import { stockWords as ja } from '#domain/stock/words/ja.ts';
import { stockWords as ko } from '#domain/stock/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';
import type { ColumnName } from '../kit/csv/columns.ts';

const names = columnNames({ en, ja, ko });

/** Column names of this area's files, keyed by API field; `sharedColumns` has the others. */
export const stockColumns = {
  ...names,
  brand: names.brand_id,
  product: names.product_id,
  size: names.product_size_id,
  region: names.region_id,
  discount_rate: inPercent(names.discount_rate),
  reimbursement_rate: inPercent(names.reimbursement_rate),
};

function inPercent({ en, ko, ja }: ColumnName): ColumnName {
  return { en: `${en} (%)`, ko: `${ko} (%)`, ja: `${ja} (%)` };
}
