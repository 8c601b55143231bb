import { expect, test } from 'vitest';
import { chartTexts } from './chart-texts.ts';

const { en, ko, ja } = chartTexts;
/** What stands between words, and names of curves and file types. */
const signsOnly = ['a11yConnector'];

/** What a text says; one that is made of something is given all it may ask for. */
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
] as const)('every text of the charts is there in %s', (_, texts, script) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
  const words = Object.entries(texts).filter(([name]) => !signsOnly.includes(name));
  const neutral = /^(scatter|sankeyNode)Description$/;
  const untranslated = words.filter(([name, text]) => !neutral.test(name) && !script.test(said(text)));
  expect(untranslated.map(([name]) => name)).toEqual([]);
});

test('a point is told by what it is of, what it is and how much', () => {
  const bar = { value: 3, formattedValue: '3', formattedCategoryValue: '예약됨', seriesLabel: '재고' };
  expect(ko.barDescription?.(bar as never)).toBe('예약됨; 재고; 3');
  expect(ja.barDescription?.({ ...bar, value: null } as never)).toContain('値なし');
});
