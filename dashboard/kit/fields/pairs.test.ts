import { expect, test } from 'vitest';
import { linesOfPairs, pairsOf } from './pairs.ts';

test('writes pairs as lines, and reads the same pairs from them', () => {
  const pairs = { shelf: '3B', link: 'https://example.test/a' };
  expect(linesOfPairs(pairs)).toBe('shelf: 3B\nlink: https://example.test/a');
  expect(pairsOf(linesOfPairs(pairs))).toEqual(pairs);
  expect(linesOfPairs(null)).toBe('');
});

test('ignores blanks and empty lines', () => {
  expect(pairsOf('\n  shelf :3B  \n\n')).toEqual({ shelf: '3B' });
});

test.each(['shelf', 'shelf:', ': 3B', 'a: 1\na: 2'])('refuses %j as pairs', (lines) => {
  expect(pairsOf(lines)).toBeNull();
});
