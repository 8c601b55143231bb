import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesFromText, codesText } from './codes-text.ts';

test.each([
  ['A-1\nA-2\r\nA-3', ['A-1', 'A-2', 'A-3']],
  ['A-1, A-2;A-3\tA-4  A-5', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']],
  ['A-1\na-1\nA-2', ['A-1', 'A-2']],
  [' \n,', []],
])('%j holds the codes %j', (text, codes) => {
  expect(codesFromText(text)).toEqual({ codes, beyond: 0 });
});

test('takes at most a hundred codes and counts the dropped ones', () => {
  const text = Array.from({ length: 130 }, (_, at) => `S-${at}`).join('\n');
  const { codes, beyond } = codesFromText(text);
  expect([codes.length, codes.at(-1), beyond]).toEqual([100, 'S-99', 30]);
});

test('the address contains the same codes', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9가-힣-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(code, { maxLength: 100 }), (given) => {
      const { codes } = codesFromText(given.join('\n'));
      expect(codesFromText(codesText(codes) ?? '').codes).toEqual(codes);
    }),
  );
});
