import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2012-11-25', '2026-11-25', 14],
  ['2012-11-26', '2026-11-25', 13],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2012-12-31', '2027-01-01', 14],
])('whoever was born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});
