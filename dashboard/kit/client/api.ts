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
import { apiHost, hostOverride, pictureAt } from './api-host.ts';
import { httpClient } from './http-client.ts';
import { noteTraceback } from './last-traceback.ts';
import { askNetwork } from './network-in-browser.ts';
import { seenPosition } from './seen-position.ts';

const allowed = document.querySelector<HTMLMetaElement>('meta[name="api-origins"]')?.content ?? '';
const { host: used, refused } = apiHost(
  localStorage.getItem(hostOverride),
  allowed.split(' ').filter(Boolean),
  window.location.origin,
);

/** The host that served the page, unless this browser stored another one before the page was loaded. */
export const host = () => used;

/** The stored host that has no effect; null if there is none. */
export const refusedHost = refused;

/** The address of a picture, for an `img`. */
export const pictureSource = (url: string) => pictureAt(used, url);

export const position = seenPosition();

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A client that neither refreshes nor ends the session, so the caller gets every refusal. */
export function plainClient(session: () => StoredSession | null, init: RequestInit = {}) {
  return httpClient({
    fetch: (url, own) => fetch(url, { ...own, ...init }),
    host,
    position,
    now: Date.now,
    wait,
    failed: noteTraceback,
    session: { current: session, isNeeded: false, refresh: async () => null, ended: () => {} },
  });
}

const nobody = () => null;

/** The client for calls without a session. */
export const publicApi = plainClient(nobody);

/** Requests tokens. It sends no session, so a refused refresh does not start another refresh. */
export async function authorize(body: Record<string, string>): Promise<TokenResponse> {
  return (await plainClient(nobody).call<TokenResponse>('POST', '/v1/auth/authorize', { body })).data;
}

/** Ends the sign-in at the server too. Failures are ignored, since the person leaves either way. */
export function endSignIn(): void {
  const { session } = sessionStore.getState();
  if (session === null || session.refreshToken === null) return;
  const body = { refresh_token: session.refreshToken };
  // `keepalive` sends the call even if the page closes at once.
  plainClient(nobody, { keepalive: true })
    .call('POST', '/v1/auth/sign-out', { body })
    .catch(() => {});
}

/** Refreshes the session and opens the new one in this tab. Returns null if the server refuses the refresh. */
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

/** `fetch` that checks the network after a call without an answer. */
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
  wait,
  failed: noteTraceback,
  session: {
    current: () => sessionStore.getState().session,
    isNeeded: true,
    refresh: refreshSession,
    ended(reason) {
      const at = `${window.location.pathname}${window.location.search}`;
      closeSession();
      leave(loginPath(at, reason));
    },
  },
});

/** Warns in the console if this browser stores another host than the page's, and tells whether it has an effect. */
export function warnOfOtherHost(): void {
  const reset = `Remove ${hostOverride} from localStorage to reset.`;
  if (used !== '') console.warn(`Calls go to ${used}. ${reset}`);
  if (refused !== null)
    console.warn(`Calls do not go to ${refused}: API_ORIGINS of this server does not list it. ${reset}`);
}
