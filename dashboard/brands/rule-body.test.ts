import { expect, test } from 'vitest';
import { linesOf, listOf, ruleBody } from './rule-body.ts';

const rule = {
  certificationRule: 'NORMAL',
  essentialHashtags: ['#a', '#b'],
  essentialWords: ['c d'],
  revision: '4',
} as const;
const now = {
  ...rule,
  essentialHashtags: [...rule.essentialHashtags],
  essentialWords: [...rule.essentialWords],
};

test('the body has the whole rule, with unchanged fields as before', () => {
  expect(ruleBody(now, { essential_words: ' e \n\n f g\n e' })).toEqual({
    certification_rule: 'NORMAL',
    essential_hashtags: ['#a', '#b'],
    essential_words: ['e', 'f g'],
  });
  expect(ruleBody(now, { certification_rule: 'MANUAL', essential_hashtags: null })).toEqual({
    certification_rule: 'MANUAL',
    essential_hashtags: [],
    essential_words: ['c d'],
  });
});

test('a list keeps its entries as lines of a field', () => {
  expect(listOf(linesOf(now.essentialHashtags))).toEqual(['#a', '#b']);
  expect(listOf('')).toEqual([]);
});
