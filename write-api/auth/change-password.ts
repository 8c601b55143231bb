import { unprocessable } from '#http/errors.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { requirePasswordRules } from './account-rules.ts';
import { accountWith, setPassword, signInNameOf } from './credentials.ts';
import type { ProvenAccount } from './proven-account.ts';

import { recordAccount } from './record-account.ts';

/**
 * Sets a new password and ends all sign-ins of the account; returns null if the account has no password. It appends the event
 * first, so that every change is recorded; a retry of an interrupted request completes the change. Throws 422
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
 * Throws if the password is not the account's current one. Attempts count as sign-in attempts: a stolen token must not allow
 * guessing the password.
 */
export async function requireCurrentPassword(
  deps: WriteDeps,
  { kind, id }: Account,
  username: string,
  password: string,
  address: string,
): Promise<void> {
  const attempt = await deps.attempts.begin(address, username);
  const own = await accountWith(deps, [kind], username, password);
  if (own?.id !== id) throw unprocessable('auth.wrong_password', 'the current password is wrong');
  await attempt.succeeded();
}
