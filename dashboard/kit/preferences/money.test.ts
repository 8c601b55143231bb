import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from './money.ts';

test('the minus of an amount stands before the sign of its currency', () => {
  expect(formatAmount(248_000, 'KRW')).toBe('₩248,000');
  expect(formatAmount(-1_500, 'JPY')).toBe('-¥1,500');
  expect(formatMoney(-169_000, 'KOREA')).toBe('-₩169,000');
  expect(formatAmount(0, 'KRW')).toBe('₩0');
});
