import { expect, test } from 'vitest';
import { chartTexts } from './chart-texts.ts';

const { en, ko, ja } = chartTexts;
/** Keys of texts without words, which need no translation. */
const signsOnly = ['a11yConnector'];

/** The wording of a text. A text that is a function is called with every value that it may read. */
function said(text: unknown): string {
  if (typeof text === 'string') return text;
  const given = {
    value: null,
    y: null,
    open: null,
    high: 1,
    low: 1,
    close: 1,
    axisDirection: 'x',
    start: 1,
    end: 2,
    sourceLabel: 'A',
    targetLabel: 'B',
    seriesLabel: '',
    formattedValue: '',
    formattedDate: '',
  };
  return (text as (given: unknown) => string)(given);
}

test.each([
  ['ko', ko, /\p{Script=Hangul}/u],
  ['ja', ja, /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u],
] as const)('translates every chart text into %s', (_, texts, script) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
  const words = Object.entries(texts).filter(([name]) => !signsOnly.includes(name));
  const neutral = /^(scatter|sankeyNode)Description$/;
  const untranslated = words.filter(([name, text]) => !neutral.test(name) && !script.test(said(text)));
  expect(untranslated.map(([name]) => name)).toEqual([]);
});

test('describes a point by its category, its series and its value', () => {
  const bar = { value: 3, formattedValue: '3', formattedCategoryValue: '예약됨', seriesLabel: '재고' };
  expect(ko.barDescription?.(bar as never)).toBe('예약됨; 재고; 3');
  expect(ja.barDescription?.({ ...bar, value: null } as never)).toContain('値なし');
});
