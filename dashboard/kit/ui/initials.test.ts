import { expect, test } from 'vitest';
import { initials, numberOf } from './initials.ts';

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

test('a name always has the same number, and many names use all numbers', () => {
  const names = Array.from({ length: 200 }, (_, at) => `member.${at}`);
  expect(numberOf('김민지', 7)).toBe(numberOf('김민지', 7));
  expect(new Set(names.map((name) => numberOf(name, 7))).size).toBe(7);
});
