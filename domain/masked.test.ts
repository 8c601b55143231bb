import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['hyunwoo.lee52', 'hy**********2'],
  ['sorae', 'so**e'],
  ['mina', 'm***'],
  ['ko', 'k*'],
])('%s is shown as %s', (name, shown) => {
  expect(masked(name)).toBe(shown);
});
