import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['김민지', '김'],
  ['田中 美咲', '田'],
  ['さくら', 'さ'],
  ['misaki.tanaka39', 'MT'],
  ['Anna Maria Berg', 'AM'],
  ['éva', 'É'],
  ['e\u0301va', 'É'],
  ['42', '?'],
  ['', '?'],
])('%s has the initials %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
