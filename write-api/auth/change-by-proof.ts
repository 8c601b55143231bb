import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { invalidRequest, unprocessable } from '#http/errors.ts';
import { type Account, callerFor } from '../accounts/accounts.ts';
import { OneTimeToken } from '../accounts/one-time.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { memberOfPhone } from '../phones/find-username.ts';
import { phoneOver, provenPhone, spendProof } from '../phones/phone-checks.ts';
import { Password, requirePasswordRules } from './account-rules.ts';
import { changePassword } from './change-password.ts';
import { addCredential, signInNameOf } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { accountOfLink, spendLink } from './mailed-links.ts';

/** By the token behind the `#` of a mailed link. */
export const PasswordByLink = Type.Object(
  {
    token: OneTimeToken,
    password: Password,
  },
  { additionalProperties: false },
);

/** By a mailed link's token, or by a phone that was proven for that. */
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
  unprocessable('auth.link_over', 'this link was used, has run out or never was; ask for another one');

/** Somebody who may set the password of an account, once: `spend` throws where it was done meanwhile. */
interface Proven {
  account: Account;
  spend(commandId: string): Promise<void>;
  over(): Error;
}

/**
 * Gives the account of a mailed link, or of a proven phone, a new password: all its sign-ins end, and so do its other links. The same
 * request again, under its idempotency key, is answered alike. 422 `auth.link_over`, `phone.over`, `auth.password_common`; 429.
 */
export async function changePasswordByProof(
  deps: SignInDeps,
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
  // Before the proof is spent: a password that is refused leaves it for another try.
  requirePasswordRules((await signInNameOf(deps, account)) ?? caller.name, password);
  const context = contextFor(caller);
  await spend(context.commandId);
  if ((await changePassword(deps, account, password, context)) === null) {
    // Whom staff have registered has no password yet.
    const username = account.kind === 'user' ? caller.name : '';
    if (username === '') throw over();
    await addCredential(deps, account, username, password);
  }
  return { isChanged: true };
}

async function ofLink(deps: SignInDeps, token: string): Promise<Proven> {
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

/** Whose phone was proven, and nobody has: as if it had run out. */
async function ofPhone(deps: SignInDeps, phoneToken: string): Promise<Proven> {
  const found = await memberOfPhone(deps, await provenPhone(deps, phoneToken, 'change_password'));
  if (found === null) throw phoneOver();
  return {
    account: { kind: 'user', id: found.id },
    over: phoneOver,
    spend: (commandId) => spendProof(deps, phoneToken, commandId),
  };
}
