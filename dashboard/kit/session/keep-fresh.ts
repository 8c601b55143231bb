import { refreshSession } from '../client/api.ts';
import { refreshDelay } from './refresh-delay.ts';
import { sessionStore } from './session-store.ts';
import type { StoredSession } from './stored-session.ts';

/**
 * Refreshes the session of an open tab before it expires, so that nobody is signed out during work. After a failure, the
 * next call that needs the session retries the refresh.
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
