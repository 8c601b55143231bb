import { ApiError, unauthenticated, unprocessable } from '#http/errors.ts';
import { IdentityRefusal, ProviderAway, type RefusalKind } from './provider.ts';

export const methodUnavailable = (method: string) =>
  unprocessable('auth.method_unavailable', `signing in with ${method} is not set up here`, { method });

/** 503: somebody who vouches for people is away. Nobody is told that they are not known for that. */
export const providerAway = (why: string) =>
  new ApiError(503, 'auth.provider_away', `who vouches for this sign-in is away: ${why}; try again`, {
    headers: { 'retry-after': '10' },
  });

const refusals = {
  invalid: () =>
    unauthenticated('auth.identity_invalid', 'this is no token of the identity provider for this service'),
  expired: () =>
    unauthenticated(
      'auth.identity_expired',
      'the identity token is older than ten minutes, or has run out; get another one',
    ),
  over: () =>
    unauthenticated(
      'auth.identity_over',
      'this sign-in was used, has run out or began elsewhere; begin anew',
    ),
  used: () =>
    unauthenticated('auth.identity_used', 'this identity token has signed in already; get another one'),
  unverified: () =>
    unauthenticated(
      'auth.identity_unverified',
      'no account is linked to this identity, and the provider says of no e-mail address that it is verified',
    ),
  unknown: () =>
    unauthenticated(
      'auth.identity_unknown',
      'not exactly one staff account has the e-mail address of this identity; an owner can see to that',
    ),
  other: () =>
    unauthenticated(
      'auth.identity_other',
      'the account of this e-mail address is linked to another identity; an owner can unlink it',
    ),
} satisfies Record<RefusalKind | 'used' | 'unverified' | 'unknown' | 'other', () => ApiError>;

export const identityRefused = (kind: keyof typeof refusals) => refusals[kind]();

/** Does what asks a provider; what it throws becomes an answer. 401 and 503 as above. */
export async function askingProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderAway) throw providerAway(error.message);
    if (error instanceof IdentityRefusal) throw identityRefused(error.kind);
    throw error;
  }
}
