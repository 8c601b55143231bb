import { expect, test } from 'vitest';
import { monthOptions } from './month-options.ts';

test('offers the present month in Seoul and three years of months', () => {
  const values = monthOptions(new Date('2026-12-31T16:00:00.000Z')).map(({ value }) => value);
  expect(values.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(values.at(-1)).toBe('2024-02');
  expect(values).toHaveLength(36);
});
