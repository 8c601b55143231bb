import Type from 'typebox';
import { Value } from 'typebox/value';
import { isUsername, usernameForm } from '#domain/username.ts';
import { unprocessable } from '#http/errors.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { longestPassword, shortestPassword } from './passwords.ts';

export const Username = Type.String({
  ...usernameForm,
  format: 'plain',
  description:
    'Letters, digits, dot, hyphen and underscore, with a letter; upper and lower case are the same',
});

export const Password = Type.String({ minLength: shortestPassword, maxLength: longestPassword });

/** Checks username and password of an account that is not created over HTTP, by the same rules. */
export function requireAccountRules(username: string, password: string): void {
  requireUsernameRules(username);
  requirePasswordRules(username, password);
}

/**
 * Checks a username.
 *
 * @throws 422 `auth.username_invalid`.
 */
export function requireUsernameRules(username: string): void {
  if (!isUsername(username)) {
    throw unprocessable(
      'auth.username_invalid',
      'a username has 2 to 50 letters, digits, dots, hyphens or underscores, starts with a letter or digit, and has at least one letter',
    );
  }
}

/**
 * Checks a new password.
 *
 * @throws 422 `auth.password_invalid` and `auth.password_common`.
 */
export function requirePasswordRules(username: string, password: string): void {
  if (!Value.Check(Password, password)) {
    throw unprocessable(
      'auth.password_invalid',
      `a password must have ${shortestPassword} to ${longestPassword} characters`,
    );
  }
  requireUncommonPassword(password, username);
}
