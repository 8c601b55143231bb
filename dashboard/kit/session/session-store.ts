import { createStore, useStore } from 'zustand';
import { type SessionStorage, type StoredSession, sessionStorageOf, storageKeys } from './stored-session.ts';
import { type Identity, identityOf } from './token.ts';

export type SessionEnd = 'token_expired' | 'refresh_failed';

interface SessionState {
  session: StoredSession | null;
  identity: Identity | null;
  /** The person whose session ended involuntarily. Their page stays until the sign-in page is loaded. */
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

/** Reads the stored session. Removes a token that is invalid or has no known scope. */
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

/** Ends the session involuntarily. The same person finds the tab's data again after the next sign-in. */
export function closeSession(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(({ identity, left }) => ({ session: null, identity: null, left: identity ?? left }));
}

/** Signs out and removes all of the person's data from the tab. */
export function signOut(): void {
  sessionStorageInBrowser.clear();
  sessionStore.setState(nobody);
  owner = null;
  // Waits until the components that show the data are unmounted.
  setTimeout(forget);
}

const forgets = new Set<() => void>();

/** Registers a callback that runs before another person's session starts in this tab, and after a sign-out. */
export function onPersonChange(forgetTheirs: () => void): void {
  forgets.add(forgetTheirs);
}

function forget(): void {
  for (const forgetTheirs of forgets) forgetTheirs();
}

/** Follows sign-ins, refreshes and sign-outs of other tabs. `onMove` navigates after a sign-in or sign-out. */
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
 * The signed-in person, or the one whose session just ended. Their page stays unchanged until the sign-in page is loaded:
 * a page that loses a line would scroll, and the person would return to another place.
 */
export function useIdentity(): Identity | null {
  return useStore(sessionStore, (state) => state.identity ?? state.left);
}
