import { describe, expect, test } from 'vitest';
import { businessNumberOf } from './business-number.ts';

// Numbers of public bodies and listed companies, as they publish them.
describe('a valid number of its country', () => {
  test.each([
    ['124-81-00998', 'KOREA', '1248100998'],
    ['２２０ ８１ ６２５１７', 'KOREA', '2208162517'],
    ['120-81-47521', 'KOREA', '1208147521'],
    ['7000012050002', 'JAPAN', '7000012050002'],
    ['1180301018771', 'JAPAN', '1180301018771'],
  ] as const)('%s of %s', (text, region, digits) => {
    expect(businessNumberOf(text, region)).toBe(digits);
  });
});

describe('no valid number', () => {
  test.each([
    ['', 'KOREA'],
    ['124-81-0099', 'KOREA'],
    ['124-81-009980', 'KOREA'],
    ['12481o0998', 'KOREA'],
    ['7000012050002', 'KOREA'],
    ['700001205000', 'JAPAN'],
    ['124-81-00998', 'JAPAN'],
  ] as const)('%s of %s', (text, region) => {
    expect(businessNumberOf(text, region)).toBeNull();
  });

  test.each([
    ['1248100998', 'KOREA'],
    ['7000012050002', 'JAPAN'],
  ] as const)('%s of %s with any one digit wrong', (right, region) => {
    const wrong = [...right].flatMap((digit, place) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => right.slice(0, place) + other + right.slice(place + 1)),
    );
    const passing = wrong.filter((number) => businessNumberOf(number, region) !== null);
    // A single wrong digit passes only if 0 and 9 are confused, since the check sum is modulo nine.
    expect(passing.every((number) => region === 'JAPAN' && /0|9/.test(number))).toBe(true);
    expect(passing.length).toBeLessThan(wrong.length / 8);
  });
});
