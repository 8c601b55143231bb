import { expect, test } from 'vitest';
import { ageOn, isMinor } from './age.ts';

test.each([
  ['2012-11-25', '2026-11-25', 14],
  ['2012-11-26', '2026-11-25', 13],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2012-12-31', '2027-01-01', 14],
])('a person born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test.each([
  ['2007-11-26', 'KOREA', false],
  ['2007-11-27', 'KOREA', true],
  ['2008-11-26', 'JAPAN', false],
  ['2008-11-27', 'JAPAN', true],
  [null, 'KOREA', false],
] as const)('on 2026-11-26 a person born on %s who lives in %s is a minor: %s', (birthday, region, is) => {
  expect(isMinor(birthday, region, '2026-11-26')).toBe(is);
});
