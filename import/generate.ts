import { stringify } from 'csv-stringify/sync';
import { atHour } from './dates.ts';

/** The options of a generated history. Equal options give equal rows. */
export interface GenerateOptions {
  seed: number;
  rows: number;
  /** Whether rentals name a garment (`item`), a product and size (`product`), or either of them. */
  by?: 'item' | 'product' | 'both';
  /** The number of days with deliveries, 365 by default. */
  days?: number;
  /** The share of faulty rows, from 0 to 1; 0.05 by default. */
  faults?: number;
}

const header = [
  'rental_ref',
  'member_ref',
  'item_ref',
  'product_ref',
  'size',
  'category',
  'delivered_on',
  'returned_on',
  'requested_at',
  'rating',
] as const;

type Column = (typeof header)[number];
type Row = Record<Column, string>;

/** Generates a rental history as CSV text, unsorted, with duplicates, overlaps and wrong dates among its rows. */
export function generateRentals(options: GenerateOptions): string {
  return csvOf(header, generatedRows(options));
}

/** Formats rows as a file, in the order of its header. */
export function csvOf<Name extends string>(
  header: readonly Name[],
  rows: readonly Readonly<Record<Name, string>>[],
): string {
  return stringify(
    rows.map((row) => header.map((name) => row[name])),
    { header: true, columns: [...header] },
  );
}

/** Generates the rental history of `generateRentals` as rows. */
export function generatedRows(options: GenerateOptions): Row[] {
  const { seed, rows, by = 'both', days = 365, faults = 0.05 } = options;
  const random = randomOf(seed);
  const made: Row[] = [];
  for (let index = 0; index < rows; index++) {
    const row = makeRow(random, index, { rows, by, days });
    made.push(random() < faults ? spoil(random, row, made) : row);
  }
  return made;
}

function makeRow(
  random: () => number,
  index: number,
  { rows, by, days }: { rows: number; by: 'item' | 'product' | 'both'; days: number },
): Row {
  const below = (limit: number) => Math.floor(random() * limit);
  const garment = below(Math.max(2, rows / 4));
  const product = garment % Math.max(2, Math.floor(rows / 20));
  const delivered = below(days);
  const named = by === 'item' || (by === 'both' && random() < 0.5);
  return {
    rental_ref: `rental-${index + 1}`,
    // The number of members is low, so that some rentals share their member and dates and form one tryset.
    member_ref: `member-${below(Math.max(2, rows / 3))}`,
    item_ref: named ? `garment-${garment}` : '',
    product_ref: named && random() < 0.5 ? '' : `product-${product}`,
    size: named ? '' : (['S', 'M', 'L'][below(3)] ?? ''),
    category: ['dress', 'gown', ''][below(3)] ?? '',
    delivered_on: dayOf(delivered),
    returned_on: dayOf(delivered + (random() < 0.1 ? 0 : below(20))),
    requested_at: random() < 0.2 ? atHour(dayOf(delivered), below(24), -below(5)) : '',
    rating: random() < 0.3 ? String(1 + below(10)) : '',
  };
}

function spoil(random: () => number, row: Row, earlier: readonly Row[]): Row {
  const other = earlier[Math.floor(random() * earlier.length)] ?? row;
  switch (Math.floor(random() * 5)) {
    case 0:
      return { ...row, member_ref: '' };
    case 1:
      return { ...row, delivered_on: '2021-02-30' };
    case 2:
      return { ...row, delivered_on: row.returned_on, returned_on: '2019-12-31' };
    case 3:
      return { ...row, rental_ref: other.rental_ref };
    default:
      return { ...other, rental_ref: row.rental_ref };
  }
}

function dayOf(days: number): string {
  return atHour('2020-01-01', 0, days).slice(0, 10);
}

/** A pseudo-random generator of numbers from 0 to 1, repeatable by its seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
}
