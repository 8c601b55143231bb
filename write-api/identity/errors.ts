import { ApiError, unauthenticated, unprocessable } from '#http/errors.ts';
import { IdentityRefusal, ProviderAway, type RefusalKind } from './provider.ts';

export const methodUnavailable = (method: string) =>
  unprocessable('auth.method_unavailable', `sign-in with ${method} is not configured; use another method`, {
    method,
  });

/** The error for an unreachable provider. It is 503 and not 401, because the account may well be known. */
export const providerAway = (why: string) =>
  new ApiError(
    503,
    'auth.provider_away',
    `the provider of this sign-in is not reachable: ${why}; try again later`,
    {
      headers: { 'retry-after': '10' },
    },
  );

const refusals = {
  invalid: () =>
    unauthenticated(
      'auth.identity_invalid',
      'this is not a token of the identity provider for this service; sign in again',
    ),
  expired: () =>
    unauthenticated(
      'auth.identity_expired',
      'the identity token has expired or is older than ten minutes; sign in again',
    ),
  over: () =>
    unauthenticated(
      'auth.identity_over',
      'this sign-in was used, has expired or began in another browser; start again',
    ),
  used: () => unauthenticated('auth.identity_used', 'this identity token was used already; sign in again'),
  unverified: () =>
    unauthenticated(
      'auth.identity_unverified',
      'no account is linked to this identity, and the provider has not verified its email address; verify it there first',
    ),
  unknown: () =>
    unauthenticated(
      'auth.identity_unknown',
      'none or several staff accounts have the email address of this identity; ask an owner to correct that',
    ),
  other: () =>
    unauthenticated(
      'auth.identity_other',
      'the account with this email address is linked to another identity; ask an owner to unlink it',
    ),
} satisfies Record<RefusalKind | 'used' | 'unverified' | 'unknown' | 'other', () => ApiError>;

export const identityRefused = (kind: keyof typeof refusals) => refusals[kind]();

/** Runs a call to a provider and turns its failures into 401 and 503 errors. */
export async function askingProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderAway) throw providerAway(error.message);
    if (error instanceof IdentityRefusal) throw identityRefused(error.kind);
    throw error;
  }
}
