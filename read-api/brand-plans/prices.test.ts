import { expect, test } from 'vitest';
import { priceSpans, pricesOn } from './prices.ts';

const of = (KOREA: number) => ({ KOREA, JAPAN: null });
const plan = {
  prices: [
    { from: null, price: of(1) },
    { from: '2026-03-01', price: of(2) },
    { from: '2026-03-01', price: of(3) },
    { from: '2026-05-01', price: of(4) },
  ],
};

test('tells former, present and coming prices with their days', () => {
  expect(priceSpans(plan, '2026-03-01')).toEqual([
    { from: null, until: '2026-02-28', when: 'former', price: of(1) },
    { from: '2026-03-01', until: '2026-04-30', when: 'present', price: of(3) },
    { from: '2026-05-01', until: null, when: 'coming', price: of(4) },
  ]);
  expect(pricesOn(plan, '2026-02-28')).toEqual(of(1));
  expect(pricesOn(plan, '2026-03-01')).toEqual(of(3));
});
