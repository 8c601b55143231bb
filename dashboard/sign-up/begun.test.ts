import { expect, test } from 'vitest';
import { proofIn } from './begun.ts';

const token = 'Abc-_'.repeat(9).slice(0, 43);

test('reads the token and the code from a link', () => {
  expect(proofIn(`#${token}.012345`)).toEqual({ token, code: '012345' });
});

test.each(['', '#', `#${token}`, `#${token}.12345`, `#${token}.1234567`, `#${token.slice(1)}.123456`])(
  'finds no token and code in “%s”',
  (hash) => {
    expect(proofIn(hash)).toBeNull();
  },
);
