import { unprocessable } from '#http/errors.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { requireCurrentPassword } from './change-password.ts';
import { signInNameOf } from './credentials.ts';

/**
 * Requires the account's password for a change of its sign-in or recovery: a stolen access token must not suffice.
 *
 * @throws 422 `auth.no_password`, `auth.password_required` and `auth.wrong_password`; 429.
 */
export async function requireOwnPassword(
  deps: WriteDeps,
  { address }: Pick<Asked, 'address'>,
  account: Account,
  password: string | undefined,
): Promise<void> {
  const username = await signInNameOf(deps, account);
  if (username === null) {
    const message = 'this account has no password yet; set one first with a mailed link or a phone check';
    throw unprocessable('auth.no_password', message);
  }
  if (password === undefined) {
    throw unprocessable('auth.password_required', 'give your current password as current_password');
  }
  await requireCurrentPassword(deps, account, username, password, address);
}
