import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { invalidRequest, unprocessable } from '#http/errors.ts';
import { type Account, callerFor } from '../accounts/accounts.ts';
import { OneTimeToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { memberOfPhone } from '../phones/find-username.ts';
import { phoneOver, provenPhone, spendProof } from '../phones/phone-checks.ts';
import { Password, requirePasswordRules } from './account-rules.ts';
import { changePassword } from './change-password.ts';
import { addCredential, signInNameOf } from './credentials.ts';
import { accountOfLink, spendLink } from './mailed-links.ts';

/** The body that sets a new password with the token from a mailed link, which is after the link's `#`. */
export const PasswordByLink = Type.Object(
  {
    token: OneTimeToken,
    password: Password,
  },
  { additionalProperties: false },
);

/** The body that sets a new password with a mailed link's token, or with the token of a phone check. */
export const PasswordByProof = Type.Object(
  {
    token: Type.Optional(OneTimeToken),
    phone_token: Type.Optional(OneTimeToken),
    password: Password,
  },
  { additionalProperties: false },
);
export type PasswordByProof = Static<typeof PasswordByProof>;
export const PasswordChanged = Type.Object({ isChanged: Type.Literal(true) });

export const linkOver = () =>
  unprocessable('auth.link_over', 'this link was used, has expired or does not exist; request a new one');

/** A proof that allows setting an account's password once. `spend` throws if another command has spent the proof. */
interface Proven {
  account: Account;
  spend(commandId: string): Promise<void>;
  over(): Error;
}

/**
 * Sets a new password for the account of a mailed link or a proven phone. All its sign-ins and other links end. A retry with the
 * same idempotency key gets the same response. Throws 422 `auth.link_over`, `phone.over` and `auth.password_common`, and 429.
 */
export async function changePasswordByProof(
  deps: WriteDeps,
  address: string,
  { token, phone_token: phoneToken, password }: PasswordByProof,
  contextFor: (caller: Caller) => CommandContext,
): Promise<Static<typeof PasswordChanged>> {
  await deps.attempts.ask(address);
  if ((token === undefined) === (phoneToken === undefined)) {
    throw invalidRequest([{ in: 'body', name: 'token', message: 'give either token or phone_token' }]);
  }
  const { account, spend, over } =
    token === undefined ? await ofPhone(deps, phoneToken ?? '') : await ofLink(deps, token);
  const caller = await callerFor(deps, account);
  if (caller === null) throw over();
  // The password is checked before the proof is spent, so that a refused password allows another try.
  requirePasswordRules((await signInNameOf(deps, account)) ?? caller.name, password);
  const context = contextFor(caller);
  await spend(context.commandId);
  if ((await changePassword(deps, account, password, context)) === null) {
    // A member whom staff registered has no password yet, but has a username in its personal data.
    const username = account.kind === 'user' ? caller.name : '';
    if (username === '') throw over();
    await addCredential(deps, account, username, password);
  }
  return { isChanged: true };
}

async function ofLink(deps: WriteDeps, token: string): Promise<Proven> {
  const now = new Date(deps.clock());
  const account = await accountOfLink(deps, token, now);
  if (account === null) throw linkOver();
  return {
    account,
    over: linkOver,
    async spend(commandId) {
      if (!(await spendLink(deps.db, token, commandId, now))) throw linkOver();
    },
  };
}

/**
 * Returns the proof of a phone. A phone without a member gets the same error as an expired check, so that the answer reveals
 * no account.
 */
async function ofPhone(deps: WriteDeps, phoneToken: string): Promise<Proven> {
  const found = await memberOfPhone(deps, await provenPhone(deps, phoneToken, 'change_password'));
  if (found === null) throw phoneOver();
  return {
    account: { kind: 'user', id: found.id },
    over: phoneOver,
    spend: (commandId) => spendProof(deps, phoneToken, commandId),
  };
}
