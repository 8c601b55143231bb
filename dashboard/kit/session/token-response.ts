import { expiryFrom, type StoredSession } from './stored-session.ts';
import { identityOf } from './token.ts';

/** What POST /v1/auth/authorize answers. */
export interface TokenResponse {
  tokenType: string;
  accessToken: string;
  v2AccessToken: string;
  /** Seconds. */
  expiresIn: number;
  refreshToken: string | null;
  scope: string;
  /** Where the sign-in has set up a second step. */
  recoveryCodes?: readonly string[];
}

/** The session a token answer opens, or null when its token carries no scope that the back-office knows. */
export function sessionFrom(response: TokenResponse, now: number): StoredSession | null {
  const identity = identityOf(response.accessToken);
  if (identity === null) return null;
  return {
    accessToken: response.accessToken,
    scope: identity.scope,
    refreshToken: response.refreshToken ?? null,
    expiry: expiryFrom(now, response.expiresIn),
  };
}
