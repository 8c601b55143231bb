import Type, { type Static } from 'typebox';
import { type Caller, callerLabels } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { callerFor } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import type { ProvenAccount } from './proven-account.ts';
import { type SignedIn, startFamily } from './refresh-families.ts';

export const TokenAnswer = Type.Object({
  tokenType: Type.Literal('Bearer'),
  accessToken: Type.String(),
  /** The same access token, under the name that older clients read. */
  v2AccessToken: Type.String(),
  /** The lifetime of the access token in seconds. */
  expiresIn: Type.Integer(),
  refreshToken: Type.String(),
  scope: OneOf(callerLabels),
  /** The recovery codes; present if this sign-in has set up a second factor. They are shown only once. */
  recoveryCodes: Type.Optional(Type.Array(Type.String())),
});
export type TokenAnswer = Static<typeof TokenAnswer>;

/** The network address of a sign-in, and the device's `User-Agent`. */
export interface Place {
  address: string;
  device: string | null;
}

/**
 * Begins a sign-in. Returns null if the account is closed, its password has changed, or `isStill` reports that the proof is no
 * longer valid.
 */
export async function signInWith(
  deps: WriteDeps,
  account: ProvenAccount,
  device: string | null,
  isStill: () => Promise<boolean> = async () => true,
): Promise<TokenAnswer | null> {
  if ((await callerFor(deps, account)) === null) return null;
  const signedIn = await startFamily(deps, account, device);
  // The account is read again after the sign-in exists: any later change of the account finds the sign-in and ends it.
  const caller = signedIn && (await callerFor(deps, account));
  return caller && (await isStill()) ? tokensOf(deps, caller, signedIn) : null;
}

/** Returns the tokens of an open sign-in. */
export async function tokensOf(
  deps: WriteDeps,
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
