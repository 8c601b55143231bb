import { delimiterOf, isSeparatorLine } from '#domain/text/csv-rules.ts';
import { bareText } from '../../kit/list/bare-text.ts';
import { recordsOf } from '../../kit/list/csv-records.ts';

/** A line of the box as it was written; `at` is its line number, from 1. */
export interface WrittenLine {
  at: number;
  /** The whole line as text, which stays in the box unless it is sent. */
  text: string;
  item: string;
  courier: string;
  number: string;
}

type Column = 'item' | 'courier' | 'number';

/** The names that spreadsheets give to the three columns. */
const headers: Readonly<Record<Column, readonly string[]>> = {
  item: [
    'item',
    'item id',
    'item no',
    'item code',
    'tryset item',
    'code',
    'garment',
    'garment code',
    'stock code',
    'id',
    'order',
    'order id',
    'order no',
    'order no.',
    'order number',
    'order item',
    'order item id',
    '주문 번호',
    '주문 상품 번호',
    '주문 아이템 번호',
    '상품 주문 번호',
    '아이템',
    '아이템 번호',
    '아이템 코드',
    '상품 코드',
    '재고 코드',
    '코드',
    '번호',
    '注文番号',
    '注文商品番号',
    'アイテム',
    'アイテム番号',
    'アイテムコード',
    '在庫コード',
    '商品コード',
    'コード',
    '品番',
  ],
  courier: [
    'courier',
    'carrier',
    'courier code',
    'shipping company',
    'delivery company',
    '택배사',
    '택배',
    '배송사',
    '운송사',
    '택배회사',
    '運送会社',
    '配送会社',
    '宅配業者',
    '宅配会社',
    '運送業者',
    '配送業者',
  ],
  number: [
    'tracking number',
    'tracking no',
    'tracking',
    'tracking code',
    'waybill',
    'waybill number',
    'invoice number',
    '운송장 번호',
    '운송장',
    '송장 번호',
    '송장',
    '등기 번호',
    '追跡番号',
    '送り状番号',
    '伝票番号',
    'お問い合わせ番号',
    '問い合わせ番号',
    '送り状',
  ],
};
const columnOf = new Map(
  Object.entries(headers).flatMap(([column, names]) =>
    names.map((name) => [bareText(name), column as Column] as const),
  ),
);
const inOrder: readonly (Column | undefined)[] = ['item', 'courier', 'number'];

/**
 * The lines of a pasted or uploaded text. Columns are separated by tabs, as spreadsheets copy them, or by commas or
 * semicolons. A header line names the columns; without one they are item, courier and tracking number.
 */
export function readLines(text: string): WrittenLine[] {
  const read = recordsOf(text);
  const [first, ...others] = read;
  if (first === undefined) return [];
  const named = first.record.map((cell) => columnOf.get(bareText(cell)));
  const isHeader =
    named.includes('item') && named.some((column) => column !== undefined && column !== 'item');
  const columns = isHeader ? named : inOrder;
  const cell = (record: readonly string[], column: Column) => (record[columns.indexOf(column)] ?? '').trim();
  return (isHeader ? others : read).map(({ record, info, raw }) => ({
    at: info.lines,
    text: raw.replace(/[\r\n]+$/, ''),
    item: cell(record, 'item'),
    courier: cell(record, 'courier'),
    number: cell(record, 'number'),
  }));
}

/** The header line of a text; null if it has none. The header stays in the box as long as any line does. */
export function headerOf(text: string): string | null {
  const first = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .find((line) => line.trim() !== '' && !isSeparatorLine(line));
  if (first === undefined) return null;
  const named = first.split(delimiterOf(text)).map((cell) => columnOf.get(bareText(cell)));
  const isHeader =
    named.includes('item') && named.some((column) => column !== undefined && column !== 'item');
  return isHeader ? first : null;
}

/** The header of a text with some of its lines; empty without lines. */
export function textWith(text: string, lines: readonly Pick<WrittenLine, 'text'>[]): string {
  if (lines.length === 0) return '';
  return [headerOf(text), ...lines.map((line) => line.text)].filter((line) => line !== null).join('\n');
}

/** The column of the tracking numbers, counted from 0, and the character that separates columns. */
export function numberColumnOf(text: string): { delimiter: string; column: number } {
  const delimiter = delimiterOf(text);
  const named = headerOf(text)
    ?.split(delimiter)
    .map((cell) => columnOf.get(bareText(cell)));
  return { delimiter, column: (named ?? inOrder).indexOf('number') };
}
