import { isExpired, type SessionStorage, type StoredSession } from './stored-session.ts';
import { sessionFrom, type TokenResponse } from './token-response.ts';

export interface RefreshParts {
  storage: SessionStorage;
  /** Exchanges a refresh token at the server for a new session, in one call. */
  ask: (refreshToken: string) => Promise<TokenResponse>;
  /** Whether the error is the server's refusal. Any other error leaves the session unchanged. */
  isRefusal: (error: unknown) => boolean;
  /** Runs `work` while no other tab of the browser runs its own. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/**
 * Refreshes a session. Returns null if the session has no refresh token or the server refuses it. When several tabs refresh
 * at once, the first to get the lock calls the server; the others take the new session from the shared storage. Any other
 * error, such as an unreachable server, is thrown and does not end the session.
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

/** Runs `work` under a Web Lock. A browser without Web Locks runs it without a lock. */
export function exclusivelyInBrowser<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return work();
  return navigator.locks.request('tryset.refresh', work) as Promise<T>;
}
