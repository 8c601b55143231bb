import { expect, test } from 'vitest';
import { namelessHouse } from '#domain/settlements/house.ts';
import type { StockStatement } from './statement.ts';
import { stockStatementPaper } from './statement-paper.ts';

const statement: StockStatement = {
  month: '2026-02',
  isOpen: false,
  lastDay: '2026-02-28',
  ends: { from: '2026-01-31T15:00:00.000Z', to: '2026-02-28T15:00:00.000Z' },
  difference: {
    entered: 3,
    left: 1,
    changed: 2,
    matrix: [
      { fromStatus: null, toStatus: 'in_stock', count: 3 },
      { fromStatus: 'in_stock', toStatus: null, count: 1 },
      { fromStatus: 'in_stock', toStatus: 'in_use', count: 2 },
      { fromStatus: 'in_use', toStatus: 'in_use', count: 1_000 },
    ],
  },
  rows: [
    { productCode: null, product: 'Coat', brand: null, opening: 1_003, entered: 3, left: 1, closing: 1_005 },
  ],
};
const shown = { house: namelessHouse, brandName: 'Acme', now: '2026-03-05T00:00:00.000Z' };

test('sums come from the matrix, with what stayed counted at both ends', () => {
  const { title, heads, sums } = stockStatementPaper(statement, { ...shown, language: 'en' });
  expect(title).toBe('Statement of stock 2026-02');
  expect(heads).toEqual(['2026-02-01 – 2026-02-28 (UTC+9)']);
  expect(sums[0]?.map(({ amount }) => amount)).toEqual(['1,003', '3', '1', '1,005']);
  expect(sums[1]).toEqual([
    { name: 'In stock', amount: '3 → 3' },
    { name: 'In use', amount: '1,000 → 1,002' },
  ]);
});

test('a month that still runs ends with the instant of the reading, and says so', () => {
  const open = { ...statement, isOpen: true, lastDay: '2026-02-10' };
  const { heads, brandName } = stockStatementPaper(open, { ...shown, brandName: null, language: 'ja' });
  expect(heads[0]).toBe('2026-02-01 – 2026-02-10 (UTC+9)');
  expect(heads).toHaveLength(2);
  expect(brandName).toBe('全ブランド');
});

test('a row has as many cells as columns, and an unknown code is empty', () => {
  const { rows, columns } = stockStatementPaper(statement, { ...shown, language: 'ko' });
  expect(rows).toEqual([['', 'Coat', '1,003', '3', '1', '1,005']]);
  expect(columns).toHaveLength(6);
});
