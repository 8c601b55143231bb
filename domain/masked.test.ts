import { expect, test } from 'vitest';
import { masked, maskedNumber } from './masked.ts';

test.each([
  ['hyunwoo.lee52', 'hy**********2'],
  ['sorae', 'so**e'],
  ['mina', 'm***'],
  ['ko', 'k*'],
])('%s is shown as %s', (name, shown) => {
  expect(masked(name)).toBe(shown);
});

test.each([
  ['110-234-567890', '***-***-**7890'],
  ['1234567', '***4567'],
  ['123456', '******'],
  ['AB 12 3456 789', '** ** ***6 789'],
  ['', ''],
])('the number %s is shown as %s', (number, shown) => {
  expect(maskedNumber(number)).toBe(shown);
});
