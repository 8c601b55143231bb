import { expect, test } from 'vitest';
import { linesOf, listOf, ruleBody } from './rule-body.ts';

test('the body has the whole rule, with lists in place of lines', () => {
  const said = { certification_rule: 'NORMAL', essential_hashtags: null, essential_words: ' e \n\n f g\n e' };
  expect(ruleBody(said)).toEqual({
    certification_rule: 'NORMAL',
    essential_hashtags: [],
    essential_words: ['e', 'f g'],
  });
});

test('a list keeps its entries as lines of a field', () => {
  expect(listOf(linesOf(['#a', '#b']))).toEqual(['#a', '#b']);
  expect(listOf('')).toEqual([]);
});
