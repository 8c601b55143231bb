import { createStore, useStore } from 'zustand';
import { type SessionStorage, type StoredSession, sessionStorageOf, storageKeys } from './stored-session.ts';
import { type Identity, identityOf } from './token.ts';

export type SessionEnd = 'token_expired' | 'refresh_failed';

interface SessionState {
  session: StoredSession | null;
  identity: Identity | null;
  /** Whose session was over without their wish: what they were shown stays until the sign-in is there. */
  left: Identity | null;
}

const nobody: SessionState = { session: null, identity: null, left: null };

function stateOf(session: StoredSession | null): SessionState {
  if (session === null) return nobody;
  try {
    const identity = identityOf(session.accessToken);
    return identity === null ? nobody : { session, identity, left: null };
  } catch {
    return nobody;
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

/** Whose things this tab holds in memory. */
let owner = personOf(sessionStore.getState());

function personOf({ identity }: Pick<SessionState, 'identity'>): string | null {
  return identity === null ? null : `${identity.scope} ${identity.id}`;
}

export function openSession(session: StoredSession): void {
  const state = stateOf(session);
  if (owner !== null && owner !== personOf(state)) forget();
  owner = personOf(state);
  sessionStorageInBrowser.write(session);
  sessionStore.setState(state);
}

/** The session is over, but not by the person's wish: who signs in again finds in this tab what was there before. */
export function closeSession(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(({ identity, left }) => ({ session: null, identity: null, left: identity ?? left }));
}

/** The person leaves, and so does everything of theirs. */
export function signOut(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(nobody);
  owner = null;
  // Once what it is shown in has gone from the screen.
  setTimeout(forget);
}

const forgets = new Set<() => void>();

/** Runs before another person's session begins in this tab, and after a sign-out. */
export function onPersonChange(forgetTheirs: () => void): void {
  forgets.add(forgetTheirs);
}

function forget(): void {
  for (const forgetTheirs of forgets) forgetTheirs();
}

/** Another tab signed in, refreshed or signed out: this tab follows, and `onMove` leads to where it now belongs. */
export function followOtherTabs(onMove: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    if (event.key !== null && event.key !== storageKeys.accessToken) return;
    const shared = sessionStorageInBrowser.readShared();
    const wasSignedIn = sessionStore.getState().session !== null;
    if (shared === null) closeSession();
    else openSession(shared);
    if (wasSignedIn !== (shared !== null)) onMove();
  });
}

/**
 * Who is signed in, or was until just now: a page that stands until the sign-in is there stands as it was. One that lost a line would
 * scroll, and lead back to another place.
 */
export function useIdentity(): Identity | null {
  return useStore(sessionStore, (state) => state.identity ?? state.left);
}
