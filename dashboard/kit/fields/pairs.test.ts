import { expect, test } from 'vitest';
import { linesOfPairs, pairsOf } from './pairs.ts';

test('pairs are told as lines, and read again as what they were', () => {
  const pairs = { shelf: '3B', link: 'https://example.test/a' };
  expect(linesOfPairs(pairs)).toBe('shelf: 3B\nlink: https://example.test/a');
  expect(pairsOf(linesOfPairs(pairs))).toEqual(pairs);
  expect(linesOfPairs(null)).toBe('');
});

test('blanks and empty lines do not count', () => {
  expect(pairsOf('\n  shelf :3B  \n\n')).toEqual({ shelf: '3B' });
});

test.each(['shelf', 'shelf:', ': 3B', 'a: 1\na: 2'])('%j is no pairs', (lines) => {
  expect(pairsOf(lines)).toBeNull();
});
