import { expect, test } from 'vitest';
import { noFormula } from './no-formula.ts';

const before = [
  '',
  ' ',
  '  ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '\u3000',
  ' \n\u00a0\ufeff',
];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a'])(
  '%s is text, whatever stands before it',
  (text) => {
    for (const space of before) expect(noFormula(space + text)).toBe(`'${space}${text}`);
  },
);

test.each(['', ' ', 'a=1', '010-1234', ' 한국어', '\n줄', '"=1"', "'=1"])('%j stays as it is', (text) => {
  expect(noFormula(text)).toBe(text);
});

test('escapes a leading tab or carriage return', () => {
  expect([noFormula('\ta'), noFormula('\ra')]).toEqual(["'\ta", "'\ra"]);
});
