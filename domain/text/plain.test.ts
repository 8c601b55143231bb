import { describe, expect, test } from 'vitest';
import { isVisible, plain, plainLower } from './plain.ts';
import { scanned } from './scanned.ts';

describe('plain', () => {
  test.each([
    ['full-width digits', '１２３４５６', '123456'],
    ['half-width kana', 'ﾊﾅｺ', 'ハナコ'],
    ['decomposed Hangul', '한글'.normalize('NFD'), '한글'],
    ['bidi isolates', '@\u2068seoul.thread\u2069', '@seoul.thread'],
    ['a Hangul filler', '#서울스레드\u3164', '#서울스레드'],
    ['blanks of other scripts', ' a\u3000\u00a0 b\t', 'a b'],
    ['line breaks', 'a\r\nb', 'a b'],
    ['a byte order mark', '\ufeffname', 'name'],
  ])('reads %s', (_kind, given, read) => {
    expect(plain(given)).toBe(read);
    expect(plain(read)).toBe(read);
  });

  test('keeps case, and plainLower drops it', () => {
    expect(plain('Ab')).toBe('Ab');
    expect(plainLower('ＡB')).toBe('ab');
  });

  test.each(['\u3164', '\u2800', '\u200b\u2060', ' \u3000', '\uffa0', '\u115f\u1160'])(
    'sees nothing in %j',
    (text) => {
      expect(isVisible(text)).toBe(false);
    },
  );
});

describe('scanned', () => {
  test.each([
    ['a keyboard set to Hangul', 'ㅁ-03-12', 'a-03-12'],
    ['a keyboard set to Hangul, after NFKC', 'ㅁ-03-12'.normalize('NFKC'), 'a-03-12'],
    ['vowels and ends of syllables, after NFKC', 'ㅏㄳ'.normalize('NFKC'), 'krt'],
    ['a symbology prefix', ']C1A-03-12', 'A-03-12'],
    ['a group separator', ']C10104\u001d', '0104'],
    ['full width', 'Ａ－０３', 'A-03'],
  ])('reads %s', (_kind, given, read) => {
    expect(scanned(given)).toBe(read);
  });
});
