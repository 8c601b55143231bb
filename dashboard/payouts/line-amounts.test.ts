import { expect, test } from 'vitest';
import { lineAmounts } from './line-amounts.ts';

test('a draft shows no tax, and no amount after tax', () => {
  expect(lineAmounts('drafted')).toEqual(['amount']);
  expect(lineAmounts('approved')).toEqual(['amount', 'incomeTax', 'localTax', 'paidOut']);
  expect(lineAmounts('closed')).toEqual(lineAmounts('approved'));
});
