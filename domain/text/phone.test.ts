import { describe, expect, test } from 'vitest';
import { e164Of, formerPhones, isMobile, parsePhone, shownPhone, soughtDigits } from './phone.ts';

describe('every spelling of a phone gives one value', () => {
  test.each([
    ['010-1111-0001', 'KOREA', '+821011110001'],
    ['1011110001', 'KOREA', '+821011110001'],
    ['82-10-1111-0001', 'KOREA', '+821011110001'],
    ['+82 10-1111-0001', 'KOREA', '+821011110001'],
    ['+82 (0)10-1111-0001', 'KOREA', '+821011110001'],
    ['0082 10 1111 0001', 'KOREA', '+821011110001'],
    ['(+82) 10-1111-0001', 'JAPAN', '+821011110001'],
    ['０１０－１１１１－０００１', 'KOREA', '+821011110001'],
    ['\u202a010‑1111‑0001\u202c', 'KOREA', '+821011110001'],
    ["'010.1111.0001", 'KOREA', '+821011110001'],
    ['010 1111 0001 ', 'KOREA', '+821011110001'],
    ['02-555-0101', 'KOREA', '+8225550101'],
    ['1588-1234', 'KOREA', '+8215881234'],
    ['090-1234-5678', 'JAPAN', '+819012345678'],
    ['9012345678', 'JAPAN', '+819012345678'],
    ['81-90-1234-5678', 'JAPAN', '+819012345678'],
    ['+81-90-1234-5678', 'JAPAN', '+819012345678'],
    ['０９０ー１２３４ー５６７８'.replaceAll('ー', '-'), 'JAPAN', '+819012345678'],
    ['03-5555-0501', 'JAPAN', '+81355550501'],
    ['070-1234-5678', 'KOREA', '+827012345678'],
    ['070-1234-5678', 'JAPAN', '+817012345678'],
    // These numbers are valid only in the other country.
    ['090-1234-5678', 'KOREA', '+819012345678'],
    ['010-1234-5678', 'JAPAN', '+821012345678'],
    ['+1 (415) 555-0100', 'KOREA', '+14155550100'],
  ] as const)('%s in %s is %s', (text, region, e164) => {
    expect(parsePhone(text, region)).toEqual({ e164 });
    expect(parsePhone(e164, region)).toEqual({ e164 });
  });
});

test.each([
  ['none', 'signs'],
  ['', 'signs'],
  ['010-1234-5678 ext 3', 'signs'],
  ['010-1234', 'number'],
  ['010-1234-567890', 'number'],
  ['+82 10 1234', 'number'],
  ['+0 1234567', 'number'],
] as const)('%s is no phone: %s', (text, fault) => {
  expect(parsePhone(text, 'KOREA')).toEqual({ fault });
});

test.each([
  ['010-1234-5678', 'KOREA', true],
  ['090-1234-5678', 'JAPAN', true],
  ['02-123-4567', 'KOREA', false],
  ['010-1234-56789', 'KOREA', false],
  ['090-1234-5678', 'KOREA', false],
  ['+81 90-1234-5678', 'KOREA', false],
  ['03-1234-5678', 'JAPAN', false],
] as const)('%s is a mobile phone of %s: %s', (phone, region, expected) => {
  expect(isMobile(phone, region)).toBe(expected);
});

test.each([
  ['+821011110001', 'KOREA', '010-1111-0001'],
  ['+8225550101', 'KOREA', '02-555-0101'],
  ['+8215881234', 'KOREA', '1588-1234'],
  ['+819012345678', 'JAPAN', '090-1234-5678'],
  ['+81355550501', 'JAPAN', '03-5555-0501'],
  ['+817012345678', 'KOREA', '(+81) 70-1234-5678'],
  ['+821011110001', 'JAPAN', '(+82) 10-1111-0001'],
  ['+819012345678', 'KOREA', '(+81) 90-1234-5678'],
  ['+14155550100', 'KOREA', '+14155550100'],
  ['nothing', 'KOREA', 'nothing'],
] as const)('%s is shown in %s as %s, and read back', (phone, region, shown) => {
  expect(shownPhone(phone, region)).toBe(shown);
  expect(e164Of(shown, region) ?? shown).toBe(phone);
});

test('earlier claims use the digits as they were typed', () => {
  expect(formerPhones('+821068015696')).toEqual([
    '01068015696',
    '1068015696',
    '821068015696',
    '+8201068015696',
  ]);
});

test.each([
  ['010-6801', '106801'],
  ['+82 10-6801', '106801'],
  ['1068015696', '1068015696'],
  ['82-10-6801-5696', '1068015696'],
  ['０１０', '10'],
  ['5696', '5696'],
  ['0001', '0001'],
  ['+81 90', '90'],
])('a search for %s looks for %s', (text, digits) => {
  expect(soughtDigits(text)).toBe(digits);
});
