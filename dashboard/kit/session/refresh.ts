import { isExpired, type SessionStorage, type StoredSession } from './stored-session.ts';
import { sessionFrom, type TokenResponse } from './token-response.ts';

export interface RefreshParts {
  storage: SessionStorage;
  /** Asks the server once for the successor of a refresh token. */
  ask: (refreshToken: string) => Promise<TokenResponse>;
  /** Whether the server has said no; any other failure leaves the session as it is. */
  isRefusal: (error: unknown) => boolean;
  /** Runs one at a time over all tabs of the browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/**
 * The successor of a session, or null when there is none to be had. Tabs race for it: the one that gets the lock
 * first asks the server, those after it find the new token in the shared storage and take that. A server that is
 * away throws: the session is not over for that.
 */
export async function refreshedSession(
  current: StoredSession,
  { storage, ask, isRefusal, exclusively, now }: RefreshParts,
): Promise<StoredSession | null> {
  return exclusively(async () => {
    const shared = storage.readShared();
    if (shared !== null && shared.accessToken !== current.accessToken && !isExpired(shared, now())) {
      storage.write(shared);
      return shared;
    }
    const refreshToken = shared?.refreshToken ?? current.refreshToken;
    if (refreshToken === null) return null;
    try {
      const session = sessionFrom(await ask(refreshToken), now());
      if (session !== null) storage.write(session);
      return session;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  });
}

/** A Web Lock, where the browser has them; elsewhere the work runs as it is. */
export function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return work();
  return navigator.locks.request('tryset.refresh', work) as Promise<T>;
}
