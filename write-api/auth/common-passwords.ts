import { dictionary } from '@zxcvbn-ts/language-common';
import { unprocessable } from '#http/errors.ts';
import { shortestPassword } from './passwords.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Common passwords from published lists. Shorter passwords are omitted, since they are refused for their length. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortestPassword).map(fold),
);

const nameOfTheService = 'tryset';
const oneLetterAgain = /^(.)\1*$/su;
const beforeAndAfter = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Refuses passwords that attackers try first: common passwords in any case or with digits and signs around them, the names of the
 * account and of the service, and one repeated letter. Throws 422 `auth.password_common`.
 */
export function requireUncommonPassword(password: string, username: string): void {
  const folded = fold(password);
  const word = folded.replaceAll(beforeAndAfter, '');
  const isName = word === nameOfTheService || word === fold(username).replaceAll(beforeAndAfter, '');
  const isGuessed =
    common.has(folded) || oneLetterAgain.test(folded) || folded === fold(username) || (word !== '' && isName);
  if (isGuessed)
    throw unprocessable('auth.password_common', 'this password is easy to guess; choose another one');
}
