import { brandName } from '../briefs/brands/name.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { ProductStock, StockStatement } from './statement.ts';

const columns = columnsOf({
  opening: { en: 'At the beginning', ko: '기초 재고', ja: '期首在庫' },
  entered: { en: 'Came', ko: '입고', ja: '入庫' },
  left: { en: 'Went', ko: '출고', ja: '出庫' },
  closing: { en: 'At the end', ko: '기말 재고', ja: '期末在庫' },
})<ProductStock>([
  { header: 'brand', value: ({ brand }, language) => brand && brandName(brand, language) },
  { header: 'product_code', value: (row) => row.productCode },
  { header: 'product', value: (row) => row.product },
  { header: 'opening', value: (row) => row.opening },
  { header: 'entered', value: (row) => row.entered },
  { header: 'left', value: (row) => row.left },
  { header: 'closing', value: (row) => row.closing },
]);

/** A statement of stock as a file: the statement's first and last day in the first line, then a row for each product. */
export function stockStatementFile(
  { month, lastDay, ends, rows }: StockStatement,
  choices: CsvChoices,
): CsvFile {
  return csvFile<ProductStock>({
    name: `stock-${month}`,
    wording: wordingOf(choices, ends.to),
    columns,
    rows: each(),
    above: [`${month}-01`, lastDay],
  });

  async function* each() {
    yield* rows;
  }
}
