import type { StoredSession } from './stored-session.ts';
import { expiryClaim, identityOf } from './token.ts';

export interface HandOver {
  session: StoredSession | null;
  /** The URL's path, query and hash without the token. */
  address: string;
}

/**
 * Reads a token (`token=…`) from the URL's hash or query and returns its session and the URL without the token. Only a page
 * of the same host may hand a token over. A link from another host could sign the person in to a stranger's account.
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
