import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsAddress, isPublicName, nameInLetter } from './public-name.ts';

describe('a public name', () => {
  test.each([
    'Moss Seoul',
    'A.P.C.',
    'No.21',
    'Dr. Jart+',
    '모스 서울',
    'Tee 2.0 (100% cotton)',
    'wait…what',
    'Hi & Co.',
  ])('may be %s', (name) => {
    expect(isPublicName(name)).toBe(true);
    expect(nameInLetter(name)).toBe(name.normalize('NFKC'));
  });

  test.each([
    ['a link', 'Moss https://evil'],
    ['a domain', 'Moss evil.com/login'],
    ['a domain of another script', '모스 이블.한국'],
    ['full-width letters', 'ｅｖｉｌ．ｃｏｍ'],
    ['an ideographic dot', 'evil。com'],
    ['unseen letters within', 'evil.\u200bcom'],
    ['an address of numbers', '203.0.113.7/login'],
    ['an e-mail address', 'help@evil.kr'],
    ['a line break', 'Moss\nYour account is locked'],
    ['a line separator', 'Moss\u2028Your account is locked'],
    ['a carriage return', 'Moss\rSubject'],
  ])('contains no %s', (_what, name) => {
    expect(isPublicName(name)).toBe(false);
    const said = nameInLetter(name);
    expect([said, isPublicName(said)]).toEqual([said, true]);
  });

  test('is derived from any text for letters', () => {
    const parts = fc.constantFrom(
      'a',
      'é',
      '한',
      '7',
      '.',
      '。',
      '．',
      ':',
      '/',
      '\n',
      ' ',
      '\u200b',
      '-',
      '@',
    );
    const texts = fc.array(parts, { maxLength: 20 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(texts, (text) => isPublicName(nameInLetter(text)) && !holdsAddress(nameInLetter(text))),
    );
  });
});
