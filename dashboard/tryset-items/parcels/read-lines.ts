import { type Options, parse } from 'csv-parse/browser/esm/sync';
import { delimiterOf, isSeparatorLine } from '#domain/text/csv-rules.ts';
import { plain } from './courier-names.ts';

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
    names.map((name) => [plain(name), column as Column] as const),
  ),
);
const inOrder: readonly (Column | undefined)[] = ['item', 'courier', 'number'];

interface Read {
  record: string[];
  info: { lines: number };
  raw: string;
}

/**
 * The lines of a pasted or uploaded text. Columns are separated by tabs, as spreadsheets copy them, or by commas or
 * semicolons. A header line names the columns; without one they are item, courier and tracking number.
 */
export function readLines(text: string): WrittenLine[] {
  const read = recordsOf(text).filter(({ raw }) => !isSeparatorLine(raw));
  const [first, ...others] = read;
  if (first === undefined) return [];
  const named = first.record.map((cell) => columnOf.get(plain(cell)));
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

function recordsOf(text: string): Read[] {
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  };
  try {
    return records(text, options);
  } catch {
    // Parses quotation marks as ordinary characters if one of them is never closed.
    return records(text, { ...options, quote: false });
  }
}

// Casts the answer, as the library has no type for answers with `info` and `raw`.
const records = (text: string, options: Options) => parse(text, options) as unknown as Read[];

/** The header line of a text; null if it has none. The header stays in the box as long as any line does. */
export function headerOf(text: string): string | null {
  const first = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .find((line) => line.trim() !== '' && !isSeparatorLine(line));
  if (first === undefined) return null;
  const named = first.split(delimiterOf(text)).map((cell) => columnOf.get(plain(cell)));
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
    .map((cell) => columnOf.get(plain(cell)));
  return { delimiter, column: (named ?? inOrder).indexOf('number') };
}
