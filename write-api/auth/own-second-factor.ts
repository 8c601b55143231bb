import Type, { type Static } from 'typebox';
import { notForThisCaller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { conflict, forbidden, unprocessable } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type AskedAccount, askedAccount, requireMayTakeFrom } from './asked-account.ts';
import { requireCurrentPassword } from './change-password.ts';
import type { Proposal, SecondFactor } from './contract.ts';
import { signInNameOf } from './credentials.ts';
import { longestPassword } from './passwords.ts';
import { proposalFor } from './proposal.ts';
import { type OfficeAccount, recordOfficeAccount } from './record-account.ts';
import { confirmSecret, forgetSecondFactor, secondFactorOf, takeCode } from './second-factors.ts';
import { signInEnded } from './sign-in.ts';
import { newRecoveryCodes } from './totp.ts';

const office = ['staff', 'brand_admin'] as const;

export const WithPassword = Type.Object(
  { current_password: Type.String({ minLength: 1, maxLength: longestPassword }) },
  { additionalProperties: false },
);
/** The parameters that name the account whose second factor staff remove. */
export const OfSomebody = Type.Object(
  { kind: OneOf(office), account_id: Id },
  { additionalProperties: false },
);
export const Confirmation = Type.Object(
  { code: Type.String({ minLength: 6, maxLength: 20 }) },
  { additionalProperties: false },
);
export const Confirmed = Type.Object({
  /** The recovery codes, shown only once. Each signs in once without the device. */
  recoveryCodes: Type.Array(Type.String()),
});

/**
 * Returns whether an account has a second factor: the caller's, or any account for staff. Throws 400 and 403 like
 * `askedAccount`.
 */
export function secondFactor(
  deps: WriteDeps,
  { caller }: Pick<Asked, 'caller'>,
  of: AskedAccount,
): Promise<SecondFactor> {
  return secondFactorOf(deps, askedAccount(caller, of));
}

/** Proposes a secret for the caller's device, which takes effect once confirmed. Throws 409 `auth.second_factor_set`, 422 and 429. */
export async function proposeSecondFactor(
  deps: WriteDeps,
  asked: Asked,
  { current_password }: Static<typeof WithPassword>,
): Promise<Proposal> {
  const { account, username } = await ownAccount(deps, asked);
  await requireCurrentPassword(deps, account, username, current_password, asked.address);
  const proposal = await proposalFor(deps, account, username);
  if (proposal === null) throw alreadySet();
  return proposal;
}

/**
 * Activates the proposed secret after a right code. Throws 409 `auth.second_factor_set`, 422 `auth.second_factor_unconfirmed`,
 * and 429.
 */
export async function confirmSecondFactor(
  deps: WriteDeps,
  asked: Asked,
  { code }: Static<typeof Confirmation>,
): Promise<Static<typeof Confirmed>> {
  const { account, username } = await ownAccount(deps, asked);
  const attempt = await deps.attempts.begin(asked.address, username);
  if ((await secondFactorOf(deps, account)).isSet) throw alreadySet();
  if (!(await takeCode(deps, account, code, 'unconfirmed'))) {
    throw unprocessable(
      'auth.second_factor_unconfirmed',
      'this code is wrong or too old; enter the current code of your app',
    );
  }
  await attempt.succeeded();
  await recordOfficeAccount(deps, account, 'set_second_factor', asked.context);
  const recoveryCodes = newRecoveryCodes();
  if (!(await confirmSecret(deps, account, recoveryCodes))) throw alreadySet();
  return { recoveryCodes };
}

/** Removes the caller's second factor. Throws 422 for a wrong password, and 429. */
export async function removeSecondFactor(
  deps: WriteDeps,
  asked: Asked,
  { current_password }: Static<typeof WithPassword>,
): Promise<SecondFactor> {
  const { account, username } = await ownAccount(deps, asked);
  await requireCurrentPassword(deps, account, username, current_password, asked.address);
  return takeAway(deps, asked, account);
}

/** Removes the second factor of another account whose device was lost. Throws 403 `auth.own_second_factor` and `auth.role_missing`. */
export async function removeSecondFactorOf(
  deps: WriteDeps,
  asked: Asked,
  { kind, account_id: id }: { kind: OfficeAccount['kind']; account_id: number },
): Promise<SecondFactor> {
  if (kind === asked.caller.label && id === asked.caller.id) {
    throw forbidden('auth.own_second_factor', 'remove your own second factor with your password');
  }
  requireMayTakeFrom(asked.caller, { kind, id });
  return takeAway(deps, asked, { kind, id });
}

const alreadySet = () =>
  conflict('auth.second_factor_set', 'the account already has a second factor; remove it first');

async function takeAway(deps: WriteDeps, { context }: Asked, account: OfficeAccount): Promise<SecondFactor> {
  if ((await secondFactorOf(deps, account)).isSet) {
    await recordOfficeAccount(deps, account, 'remove_second_factor', context);
  }
  await forgetSecondFactor(deps, account);
  return { isSet: false, recoveryCodesLeft: 0 };
}

async function ownAccount(
  deps: WriteDeps,
  { caller }: Asked,
): Promise<{ account: OfficeAccount; username: string }> {
  if (caller.label === 'user') throw notForThisCaller(caller, office);
  const account = { kind: caller.label, id: caller.id };
  const username = await signInNameOf(deps, account);
  if (username === null) throw signInEnded();
  return { account, username };
}
