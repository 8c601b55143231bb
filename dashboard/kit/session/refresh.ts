import { isExpired, type SessionStorage, type StoredSession } from './stored-session.ts';
import { sessionFrom, type TokenResponse } from './token-response.ts';

export interface RefreshParts {
  storage: SessionStorage;
  /** Exchanges a refresh token at the server, without retries. */
  ask: (refreshToken: string) => Promise<TokenResponse>;
  /** Whether the server refused the refresh. Any other failure keeps the session. */
  isRefusal: (error: unknown) => boolean;
  /** Runs one callback at a time across all tabs of the browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/**
 * The refreshed session, or null if the server refuses it. The first tab with the lock calls the server. Later tabs find
 * the new token in the shared storage and take it. An unreachable server throws, since the session has not ended.
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

/** Runs the work under a Web Lock. Without Web Locks the work runs unlocked. */
export function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return work();
  return navigator.locks.request('tryset.refresh', work) as Promise<T>;
}
