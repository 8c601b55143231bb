import { expect, test } from 'vitest';
import { proofIn } from './begun.ts';

const token = 'Abc-_'.repeat(9).slice(0, 43);

test('a link says the token and the code', () => {
  expect(proofIn(`#${token}.012345`)).toEqual({ token, code: '012345' });
});

test.each(['', '#', `#${token}`, `#${token}.12345`, `#${token}.1234567`, `#${token.slice(1)}.123456`])(
  '%s says neither',
  (hash) => {
    expect(proofIn(hash)).toBeNull();
  },
);
