import { refreshSession } from '../client/api.ts';
import { sessionStore } from './session-store.ts';
import type { StoredSession } from './stored-session.ts';

const early = 5 * 60_000;

/** How long to wait, in ms, before a session is refreshed: well before its end, and never for a tiny while. */
export function refreshDelay(session: Pick<StoredSession, 'expiry'>, now: number): number {
  const left = session.expiry - now;
  return Math.max(1_000, left - Math.min(early, left / 2));
}

/**
 * Refreshes the session of an open tab before it ends, so that nobody is signed out in the middle of their work. What
 * fails here is tried again by the next call that needs it.
 */
export function keepSessionFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan(session: StoredSession | null): void {
    clearTimeout(timer);
    if (session === null || session.refreshToken === null || session.expiry <= Date.now()) return;
    timer = setTimeout(() => refreshSession(session).catch(() => {}), refreshDelay(session, Date.now()));
  }
  plan(sessionStore.getState().session);
  sessionStore.subscribe((state, before) => {
    if (state.session?.accessToken !== before.session?.accessToken) plan(state.session);
  });
}
