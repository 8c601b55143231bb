import { expect, test } from 'vitest';
import { cleanValue } from '../kit/list/filters.ts';
import { stockListShape } from '../stock/stock-list-shape.ts';
import { countNames, countPath, statusPath } from './stock-counts.ts';

test('a count links to the garments that it counts', () => {
  expect(countPath({ product: 7 }, 'total')).toBe('/stocks?product_ids=7');
  expect(countPath({ size: 9 }, 'availability')).toBe(
    '/stocks?statuses=in_stock&is_out_requested=false&product_size_id=9',
  );
  expect(statusPath({ product: 7 }, 'hold')).toBe('/stocks?statuses=hold&product_ids=7');
});

test.each(countNames)('the stock list accepts every filter in the link of %s', (name) => {
  for (const scope of ['staff', 'brand_admin'] as const) {
    const { filters } = stockListShape(scope);
    for (const path of [countPath({ product: 7 }, name), countPath({ size: 9 }, name)]) {
      for (const [filter, value] of new URLSearchParams(path.split('?')[1])) {
        const known = filters.find((one) => one.name === filter);
        expect([filter, known && cleanValue(known, value)]).toEqual([filter, value]);
      }
    }
  }
});
