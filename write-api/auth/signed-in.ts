import Type, { type Static } from 'typebox';
import { type Caller, callerLabels } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { callerFor } from '../accounts/accounts.ts';
import type { ProvenAccount } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { type SignedIn, startFamily } from './refresh-families.ts';

export const TokenAnswer = Type.Object({
  tokenType: Type.Literal('Bearer'),
  accessToken: Type.String(),
  /** The same token, under the name by which older clients look for it. */
  v2AccessToken: Type.String(),
  /** Seconds. */
  expiresIn: Type.Integer(),
  refreshToken: Type.String(),
  scope: OneOf(callerLabels),
  /** Where the sign-in has set up a second step; they are shown once. */
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
});
export type TokenAnswer = Static<typeof TokenAnswer>;

/** Where somebody signs in: by which network address, and on what, as the device calls itself. */
export interface Place {
  address: string;
  device: string | null;
}

/** Begins a sign-in; null where the account is closed, its password is another one by now, or `isStill` says no of the proof. */
export async function signInWith(
  deps: SignInDeps,
  account: ProvenAccount,
  device: string | null,
  isStill: () => Promise<boolean> = async () => true,
): Promise<TokenAnswer | null> {
  if ((await callerFor(deps, account)) === null) return null;
  const signedIn = await startFamily(deps, account, device);
  // Read once the sign-in is there: whatever changes the account from now on finds and ends it.
  const caller = signedIn && (await callerFor(deps, account));
  return caller && (await isStill()) ? tokensOf(deps, caller, signedIn) : null;
}

/** The tokens of a sign-in that is open. */
export async function tokensOf(
  deps: SignInDeps,
  caller: Caller,
  { family, refreshToken }: SignedIn,
): Promise<TokenAnswer> {
  const { token, expiresIn } = await deps.tokens.sign(caller, family);
  return {
    tokenType: 'Bearer',
    accessToken: token,
    v2AccessToken: token,
    expiresIn,
    refreshToken,
    scope: caller.label,
  };
}
