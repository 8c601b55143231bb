import { expect, test } from 'vitest';
import { csvOf } from './csv-text.ts';

test('begins with the byte order mark for Excel, and contains no formula', () => {
  expect(csvOf([['=1+1', '+1', '-1', '@a', '＝1', '한국어', 'a,"b"\nc']])).toBe(
    '\uFEFF\'=1+1,\'+1,\'-1,\'@a,\'＝1,한국어,"a,""b""\nc"\r\n',
  );
});

test.each([' ', '\n', '\u00a0', '\ufeff', '\u200b', '\u3000', ' \n'])(
  'contains no formula behind %j',
  (space) => {
    for (const text of ['=1', '+1', '-1', '@a']) {
      expect(csvOf([[`${space}${text}`]])).toContain(`'${space}${text}`);
    }
  },
);
