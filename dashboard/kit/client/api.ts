import { leave } from '../routes/leave.ts';
import { loginPath } from '../session/redirect-target.ts';
import { exclusivelyInBrowser, refreshedSession } from '../session/refresh.ts';
import {
  closeSession,
  openSession,
  sessionStorageInBrowser,
  sessionStore,
} from '../session/session-store.ts';
import type { StoredSession } from '../session/stored-session.ts';
import type { TokenResponse } from '../session/token-response.ts';
import { ApiError } from './api-error.ts';
import { httpClient } from './http-client.ts';
import { askNetwork } from './network-in-browser.ts';
import { seenPosition } from './seen-position.ts';

const hostOverride = 'tryset.api_host';

/** The host that served the page, unless this browser stores another one. */
export function host(): string {
  return localStorage.getItem(hostOverride) ?? '';
}

export const position = seenPosition();

/** A client that refreshes nothing and ends nothing, so that a refusal is answered to whoever asked. */
export function plainClient(session: () => StoredSession | null, init: RequestInit = {}) {
  return httpClient({
    fetch: (url, own) => fetch(url, { ...own, ...init }),
    host,
    position,
    now: Date.now,
    session: { current: session, refresh: async () => null, ended: () => {} },
  });
}

const nobody = () => null;

/** Calls of people who have not signed in. */
export const publicApi = plainClient(nobody);

/** Asks for tokens; without a session of its own, so that a refused refresh is not refreshed again. */
export async function authorize(body: Record<string, string>): Promise<TokenResponse> {
  return (await plainClient(nobody).call<TokenResponse>('POST', '/v1/auth/authorize', { body })).data;
}

/** Ends the sign-in at the server too, as far as that can be reached; the person has left either way. */
export function endSignIn(): void {
  const { session } = sessionStore.getState();
  if (session === null || session.refreshToken === null) return;
  const body = { refresh_token: session.refreshToken };
  // The page may be closed at once.
  plainClient(nobody, { keepalive: true })
    .call('POST', '/v1/auth/sign-out', { body })
    .catch(() => {});
}

/** The successor of the session, taken up by this tab; null when the server refuses one. */
export async function refreshSession(of: StoredSession): Promise<StoredSession | null> {
  const session = await refreshedSession(of, {
    storage: sessionStorageInBrowser,
    ask: (refreshToken) => authorize({ method: 'refresh', refresh_token: refreshToken }),
    isRefusal: (error) => error instanceof ApiError && error.status < 500 && error.status !== 429,
    exclusively: exclusivelyInBrowser,
    now: Date.now,
  });
  if (session !== null) openSession(session);
  return session;
}

/** As the browser's, and where nobody answers the network is asked why. */
async function fetchOrAsk(...call: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(...call);
  } catch (cause) {
    if (!call[1]?.signal?.aborted) void askNetwork();
    throw cause;
  }
}

export const api = httpClient({
  fetch: fetchOrAsk,
  host,
  position,
  now: Date.now,
  session: {
    current: () => sessionStore.getState().session,
    refresh: refreshSession,
    ended(reason) {
      const at = `${window.location.pathname}${window.location.search}`;
      closeSession();
      leave(loginPath(at, reason));
    },
  },
});

/** Says in the console that the calls go to another host than the page's. */
export function warnOfOtherHost(): void {
  if (host() !== '') console.warn(`The calls go to ${host()}, as this browser's ${hostOverride} says.`);
}
