import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { Password, requirePasswordRules } from './account-rules.ts';
import { callerFor } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { signInNameOf } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { accountOfLink, spendLink } from './mailed-links.ts';

/** What stands behind the `#` of a mailed link. */
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const PasswordByLink = Type.Object(
  {
    token: LinkToken,
    password: Password,
  },
  { additionalProperties: false },
);
export const PasswordChanged = Type.Object({ isChanged: Type.Literal(true) });

export const linkOver = () =>
  unprocessable('auth.link_over', 'this link was used, has run out or never was; ask for another one');

/**
 * Gives the account of a mailed link a new password: all its sign-ins end, and so do its other links. The same request again, under
 * its idempotency key, is answered alike. 422 `auth.link_over`, `auth.password_common`; 429.
 */
export async function changePasswordByLink(
  deps: SignInDeps,
  address: string,
  { token, password }: Static<typeof PasswordByLink>,
  contextFor: (caller: Caller) => CommandContext,
): Promise<Static<typeof PasswordChanged>> {
  await deps.attempts.ask(address);
  const now = new Date(deps.clock());
  const account = await accountOfLink(deps.db, token, now);
  const caller = account && (await callerFor(deps, account));
  if (account === null || caller === null || account.kind === 'user') throw linkOver();
  const { kind, id } = account;
  // Before the link is spent: a password that is refused leaves it for another try.
  requirePasswordRules((await signInNameOf(deps, account)) ?? '', password);
  const context = contextFor(caller);
  if (!(await spendLink(deps.db, token, context.commandId, now))) throw linkOver();
  if ((await changePassword(deps, { kind, id }, password, context)) === null) throw linkOver();
  return { isChanged: true };
}
