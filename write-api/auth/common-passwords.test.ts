import { expect, test } from 'vitest';
import type { ApiError } from '#http/errors.ts';
import { requireUncommonPassword } from './common-passwords.ts';

function refusalOf(password: string, username = 'mina.kim'): string | null {
  try {
    requireUncommonPassword(password, username);
    return null;
  } catch (error) {
    const { statusCode, errorCode } = error as ApiError;
    return `${statusCode} ${errorCode}`;
  }
}

test.each([
  'password123',
  'PassWord123',
  'basketball',
  '1029384756',
  'qwertyuiop',
  'ｑwertyuiop',
  'tryset123',
  'Tryset!!',
  '2026tryset',
  'aaaaaaaaaa',
  '11111111111',
  '가가가가가가가가',
  'mina.kim',
  'Mina.Kim',
  'mina.kim1',
  '!mina.kim2026',
])('%s is refused', (password) => {
  expect(refusalOf(password)).toBe('422 auth.password_common');
});

test.each([
  'another one 1',
  'tryset-demo',
  '83749201',
  'Lg3-xWq9',
  'correct horse battery',
  '비밀번호 하나 둘',
])('%s is accepted', (password) => {
  expect(refusalOf(password)).toBeNull();
  // A username without letters folds to an empty word, which must not match every password.
  expect(refusalOf(password, '42')).toBeNull();
});
