import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { words } from './words.ts';

const speaking = {
  t: ((key: string) => key) as unknown as TFunction,
  nameOf: (_: string, id: number) => (id === 5 ? 'mina' : null),
};

test.each([
  [{ userId: 5, amount: 333_333, upTo: 3 }, 'mina: 333,333'],
  [{ userId: 6, incomeTax: 9_990, localTax: 990 }, '6: 10,980'],
  [{ userId: 5, amount: 9_999, why: 'below_minimum' }, 'mina: 9,999 · payout.why.below_minimum'],
  [{ userId: 5 }, null],
  [{ amount: 1, upTo: 1 }, null],
])('a history tells %o', (value, text) => {
  expect(words.object?.(value, speaking)).toBe(text);
});
