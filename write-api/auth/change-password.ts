import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { requirePasswordRules } from './account-rules.ts';
import type { Account } from './accounts.ts';
import { accountWith, type ProvenAccount, setPassword, signInNameOf } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { recordAccount } from './record-account.ts';

/**
 * Gives an account a new password and ends all its sign-ins; null where it has none to change. It is recorded first:
 * no password changes without a trace, and where the change is cut off the same request makes it. Throws 422
 * `auth.password_common`.
 */
export async function changePassword(
  deps: WriteDeps,
  { kind, id }: Account,
  password: string,
  context: CommandContext,
): Promise<ProvenAccount | null> {
  requirePasswordRules((await signInNameOf(deps, { kind, id })) ?? '', password);
  await recordAccount(deps, { kind, id }, 'change_password', context);
  return setPassword(deps, { kind, id }, password);
}

/**
 * Refuses where the account's present password is another one. Attempts are counted as those to sign in: whoever has a
 * token must not find the password by trying.
 */
export async function requireCurrentPassword(
  deps: SignInDeps,
  { kind, id }: Account,
  username: string,
  password: string,
  address: string,
): Promise<void> {
  const attempt = await deps.attempts.begin(address, username);
  const own = await accountWith(deps, [kind], username, password);
  if (own?.id !== id) throw unprocessable('auth.wrong_password', 'the current password is another one');
  await attempt.succeeded();
}
