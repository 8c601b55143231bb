import { expect, test } from 'vitest';
import { brandInAddress } from './brand-in-address.ts';

test('an address names a brand by its number alone', () => {
  const named = (query: string) => brandInAddress(new URLSearchParams(query));
  expect(named('brand_id=14')).toBe('14');
  expect(named('')).toBeNull();
  const others = [
    '',
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    '2147483648',
    '14&brand_id=abc',
    'abc&brand_id=14',
  ];
  expect(others.map((said) => named(`brand_id=${said}`))).toEqual([
    ...others.slice(0, 8).map(() => null),
    '14',
    null,
  ]);
});
