import type { StoredSession } from './stored-session.ts';
import { expiryClaim, identityOf } from './token.ts';

export interface HandOver {
  session: StoredSession | null;
  /** The address without the token. */
  address: string;
}

/**
 * The session of a token that a page of the same host passed in the fragment or the query (`token=…`), and the address
 * without the token. Tokens from other hosts are ignored: their visitors would work in a stranger's account.
 */
export function handedOver(address: string, referrer: string): HandOver | null {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const token = fragment.get('token') ?? url.searchParams.get('token');
  if (token === null) return null;
  fragment.delete('token');
  url.searchParams.delete('token');
  url.hash = fragment.toString();
  const rest = `${url.pathname}${url.search}${url.hash}`;
  const known = URL.canParse(referrer) && new URL(referrer).host === url.host;
  return { session: known ? sessionOf(token) : null, address: rest };
}

function sessionOf(token: string): StoredSession | null {
  try {
    const identity = identityOf(token);
    const expiry = expiryClaim(token);
    if (identity === null || expiry === null) return null;
    return { accessToken: token, scope: identity.scope, refreshToken: null, expiry };
  } catch {
    return null;
  }
}
