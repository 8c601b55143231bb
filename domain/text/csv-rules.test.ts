import { expect, test } from 'vitest';
import { delimiterOf, isSeparatorLine } from './csv-rules.ts';

test.each([
  ['a,b\n1;2', ','],
  ['a;b\n1,2', ';'],
  ['a\tb,c\td', '\t'],
  ['"a,b,c";d', ';'],
  ['sep=;\na,b', ';'],
  ['\uFEFFsep=|\r\na|b', '|'],
  ['"sep=,"\na,b', ','],
  ['\n,,\n\na;b', ';'],
  ['alone', ','],
  ['', ','],
])('%j has the delimiter %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('only a separate line names a delimiter', () => {
  expect(['sep=;', '\uFEFFSEP=,', 'sep=a,b', 'separate'].map(isSeparatorLine)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
