import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const ids = (amount: number) => Array.from({ length: amount }, (_, at) => at + 1);
const sizes = (amount: number, copies: number) => partsOf(ids(amount), copies).map(({ length }) => length);

test('splits labels at the limit of a request, counting copies, and drops none', () => {
  expect(sizes(500, 1)).toEqual([500]);
  expect(sizes(501, 1)).toEqual([500, 1]);
  expect(sizes(400, 3)).toEqual([166, 166, 68]);
  expect(partsOf(ids(400), 3).flat()).toEqual(ids(400));
  expect(sizes(0, 1)).toEqual([]);
});
