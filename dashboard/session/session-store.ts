import { createStore, useStore } from 'zustand';
import { type SessionStorage, type StoredSession, sessionStorageOf, storageKeys } from './stored-session.ts';
import { type Identity, identityOf } from './token.ts';

export type SessionEnd = 'token_expired' | 'refresh_failed';

interface SessionState {
  session: StoredSession | null;
  identity: Identity | null;
}

function stateOf(session: StoredSession | null): SessionState {
  if (session === null) return { session: null, identity: null };
  try {
    const identity = identityOf(session.accessToken);
    return identity === null ? { session: null, identity: null } : { session, identity };
  } catch {
    return { session: null, identity: null };
  }
}

export const sessionStorageInBrowser: SessionStorage = sessionStorageOf(sessionStorage, localStorage);

/** The session as the storages have it; a token that is invalid or without a known scope is removed. */
function load(): SessionState {
  const stored = sessionStorageInBrowser.read();
  const state = stateOf(stored);
  if (stored !== null && state.session === null) sessionStorageInBrowser.clear();
  return state;
}

export const sessionStore = createStore<SessionState>(load);

export function openSession(session: StoredSession): void {
  sessionStorageInBrowser.write(session);
  sessionStore.setState(stateOf(session));
}

export function closeSession(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState({ session: null, identity: null });
}

/** Another tab signed in, refreshed or signed out: this tab follows, and `onSignOut` leads away from what it shows. */
export function followOtherTabs(onSignOut: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    if (event.key !== null && event.key !== storageKeys.accessToken) return;
    const shared = sessionStorageInBrowser.readShared();
    if (shared !== null) return openSession(shared);
    closeSession();
    onSignOut();
  });
}

export function useIdentity(): Identity | null {
  return useStore(sessionStore, (state) => state.identity);
}
