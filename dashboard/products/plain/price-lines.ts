import { bareText } from '../../kit/list/bare-text.ts';
import { recordsOf } from '../../kit/list/csv-records.ts';

/** A line of a file with codes and prices, as it was written. An empty cell, or a missing column, changes nothing. */
export interface PriceLine {
  /** The line's number in the file, from 1. */
  at: number;
  id: string;
  code: string;
  originalPrice: string;
  price: string;
}

type Column = Exclude<keyof PriceLine, 'at'>;

/** The headings of the columns: those of the export in its four wordings, and the names on the screen. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  id: ['id', 'no', 'product no', '번호', '상품 번호', '番号', '商品番号'],
  code: ['code', 'product code', '코드', '상품 코드', 'コード', '商品コード'],
  originalPrice: ['original_price', 'original price', '정가', '定価'],
  price: ['price', '가격', '판매가', '価格', '販売価格'],
};
const columnOf = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name) => [bareText(name), column as Column] as const),
  ),
);

/** The apostrophe with which an export marks a text that looks like a formula. */
const textMark = /^'(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Reads the lines of a file. Null without a heading for the product's number, or with no other known heading. */
export function priceLines(text: string): PriceLine[] | null {
  const [head, ...others] = recordsOf(text);
  const columns = head?.record.map((cell) => columnOf.get(bareText(cell))) ?? [];
  const isKnown = columns.includes('id') && columns.some((column) => column !== undefined && column !== 'id');
  if (!isKnown) return null;
  return others.map(({ record, info }) => {
    const cell = (column: Column) => (record[columns.indexOf(column)] ?? '').trim().replace(textMark, '');
    return {
      at: info.lines,
      id: cell('id'),
      code: cell('code'),
      originalPrice: cell('originalPrice'),
      price: cell('price'),
    };
  });
}

/** The whole number of a cell, whose thousands may be separated; null if it is none, NaN if it is unreadable. */
export function numberIn(cell: string): number | null {
  const digits = cell.normalize('NFKC').replaceAll(/[,\s₩¥\\]/g, '');
  if (digits === '') return null;
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
}
