import { describe, expect, test } from 'vitest';
import { isShortened, trackingKey, trackingNumber } from './tracking-number.ts';

describe('a tracking number', () => {
  test.each([
    ['of a Codabar label', 'a403312345678a', '403312345678'],
    ['of a Codabar label with other letters', 'C4033-1234-5678D', '4033-1234-5678'],
    ['of a Codabar label, by a keyboard set to Hangul', 'ㅁ403312345678ㅁ', '403312345678'],
    ['in full width', '４０３３－１２３４－５６７８', '4033-1234-5678'],
    ['with blanks', ' 4033 1234\u30005678 ', '403312345678'],
    ['with a symbology prefix', ']C1403312345678', '403312345678'],
    ['with invisible characters', '\u200b4033\u206612345678\u2069', '403312345678'],
    ['from a spreadsheet', '="403312345678"', '403312345678'],
    ['with a Japanese long sign', '4033ー1234ー5678', '4033-1234-5678'],
    ['of the post, in small letters', 'rr123456785jp', 'RR123456785JP'],
  ])('reads %s', (_what, given, read) => {
    expect(trackingNumber(given)).toBe(read);
    expect(trackingNumber(read)).toBe(read);
  });

  test('is the same with and without hyphens', () => {
    expect(trackingKey('4033-1234-5678')).toBe('403312345678');
    expect(trackingKey('a403312345678a')).toBe('403312345678');
    expect(trackingKey('parcel 1')).toBe('PARCEL1');
    expect(trackingKey('-')).toBe('');
  });

  test('shortened by a spreadsheet is recognized', () => {
    expect(['4.03E+11', '4E11', '4,03e+11'].every(isShortened)).toBe(true);
    expect(['403312345678', 'RR123456785JP'].some(isShortened)).toBe(false);
  });
});
