import { createStore, useStore } from 'zustand';
import { type SessionStorage, type StoredSession, sessionStorageOf, storageKeys } from './stored-session.ts';
import { type Identity, identityOf } from './token.ts';

export type SessionEnd = 'token_expired' | 'refresh_failed';

interface SessionState {
  session: StoredSession | null;
  identity: Identity | null;
  /** The person whose session ended without a sign-out. Their page stays unchanged until the sign-in page replaces it. */
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

/** Loads the session from the browser's storages. Removes a token that is invalid or has no known scope. */
function load(): SessionState {
  const stored = sessionStorageInBrowser.read();
  const state = stateOf(stored);
  if (stored !== null && state.session === null) sessionStorageInBrowser.clear();
  return state;
}

export const sessionStore = createStore<SessionState>(load);

/** The person whose data this tab holds in memory. */
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

/** Ends a session that expired or was refused. The tab keeps the person's data in case they sign in again. */
export function closeSession(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(({ identity, left }) => ({ session: null, identity: null, left: identity ?? left }));
}

/** Signs the person out and removes their data from this tab. */
export function signOut(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(nobody);
  owner = null;
  // Runs later, after the components that show the data have unmounted.
  setTimeout(forget);
}

const forgets = new Set<() => void>();

/** Registers a function that clears a person's data. It runs before another person's session begins and after a sign-out. */
export function onPersonChange(forgetTheirs: () => void): void {
  forgets.add(forgetTheirs);
}

function forget(): void {
  for (const forgetTheirs of forgets) forgetTheirs();
}

/** Follows sign-ins, refreshes and sign-outs of other tabs. Calls `onMove` when this tab becomes signed in or signed out. */
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
 * The signed-in person, or the person whose session has just ended. A page must not change before the sign-in page replaces
 * it. If it lost a line it would scroll, and the person would later return to another scroll position.
 */
export function useIdentity(): Identity | null {
  return useStore(sessionStore, (state) => state.identity ?? state.left);
}
