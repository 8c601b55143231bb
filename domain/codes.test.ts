import { describe, expect, test } from 'vitest';
import { folded, productCodeFrom, shownStockCode, stockCodeFrom } from './codes.ts';

describe('a text that looks the same', () => {
  test.each([
    ['case', 'Ab-1', 'AB-1'],
    ['width', 'ＡＢ－１', 'ab-1'],
    ['blanks', ' a \u3000 b\u00a0', 'a b'],
    ['hyphens', 'a‐b–c−d', 'a-b-c-d'],
    ['zero-width characters', 'a\u200bb\u2060\ufeff\u00ad', 'ab'],
    ['control characters', 'a\u0007b', 'ab'],
    ['a filler of Korean', 'a\u3164b', 'ab'],
    ['variation selectors', 'a\ufe0fb', 'ab'],
    ['Cyrillic', 'АВСЕНКМОРТХ', 'abcehkmoptx'],
    ['Greek', 'ΑΒΕΖΗΙΚΜΝΟΡΤΧ', 'abezhikmnoptx'],
    ['a dotless i', 'ıd', 'id'],
    ['an accent as a letter of its own', 'e\u0301', 'é'],
    ['Katakana and Chinese', 'カエ', '力工'],
  ])('folds to the same text despite %s', (_what, one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  test.each([
    ['ab', 'a b'],
    ['a-b', 'ab'],
    ['코트', '코드'],
    ['o', '0'],
  ])('%s and %s stay different', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  test('stays the same when it is folded again', () => {
    for (const text of ['ΣΑΣ', 'İ', 'ﬃ', '㍿', 'ｶﾞ', 'Ǆ']) expect(folded(folded(text))).toBe(folded(text));
  });
});

describe('a garment’s code', () => {
  test.each([
    [' s-12 ', 'S-12'],
    ['ＳＡ１', 'SA1'],
    ['S0000007', 'S0000007'],
  ])('%s is %s', (text, code) => {
    expect(stockCodeFrom(text, 7)).toBe(code);
  });

  test.each([
    ['an id', '12'],
    ['a text that looks like an id', '12-34'],
    ['the code that the platform gives to another garment', 's0000008'],
    ['Cyrillic', 'АВ1'],
    ['a dotless i', 'ıd'],
    ['a zero-width character', 'A\u200b1'],
    ['other signs', 'A_1'],
    ['Korean', '코트1'],
    ['nothing', ' '],
    ['too much', 'A'.repeat(61)],
  ])('is not %s', (_what, text) => {
    expect(stockCodeFrom(text, 7)).toBeNull();
  });

  test('from before is shown in capitals and otherwise unchanged', () => {
    expect(shownStockCode('ab/ｍ.가게')).toBe('AB/M.가게');
  });
});

describe('a product’s code', () => {
  test.each(['MH-DR-01', 'coat (wool) #2', '코트 01', 'ワンピース・A', '連衣裙', 'Été'])(
    'may be %s',
    (code) => {
      expect(productCodeFrom(` ${code}`)).toBe(code);
    },
  );

  test.each(['АВ-1', 'ΑΒ-1', 'a\u200b1', 'ıd', '١٢', '12', '#12', '@12', '\u3164', 'ㅤA', ' '])(
    'may not be %s',
    (code) => {
      expect(productCodeFrom(code)).toBeNull();
    },
  );
});
