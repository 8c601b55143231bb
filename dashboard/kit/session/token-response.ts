import { expiryFrom, type StoredSession } from './stored-session.ts';
import { identityOf } from './token.ts';

/** The response of POST /v1/auth/authorize. */
export interface TokenResponse {
  tokenType: string;
  accessToken: string;
  v2AccessToken: string;
  /** Seconds until the access token expires. */
  expiresIn: number;
  refreshToken: string | null;
  scope: string;
  /** Recovery codes; present if this sign-in has set up a second factor. */
  recoveryCodes?: readonly string[];
}

/** The session of a token response; null if the token has no scope that the back-office knows. */
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
