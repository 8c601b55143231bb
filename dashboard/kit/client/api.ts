import type { ProposalShown } from '#write-api/auth/contract.ts';
import { leave } from '../routes/leave.ts';
import { loginPath } from '../session/redirect-target.ts';
import { exclusivelyInBrowser, refreshedSession } from '../session/refresh.ts';
import {
  closeSession,
  openSession,
  sessionStorageInBrowser,
  sessionStore,
} from '../session/session-store.ts';
import { isExpired, type StoredSession } from '../session/stored-session.ts';
import { sessionFrom, type TokenResponse } from '../session/token-response.ts';
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
function plainClient(session: () => StoredSession | null, init: RequestInit = {}) {
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

/** Whether staff sign in at an identity provider. */
export async function isOrganizationOffered(signal: AbortSignal): Promise<boolean> {
  const answer = await publicApi.call<{ isOffered: boolean }>('GET', '/v1/auth/identity/offer', { signal });
  return answer.data.isOffered;
}

/** Begins a sign-in at the identity provider: where the browser goes, and what it keeps until it comes back. */
export async function beginAtOrganization(): Promise<{ address: string; flow: string }> {
  const answer = await publicApi.call<{ address: string; flow: string }>('POST', '/v1/auth/identity/begin');
  return answer.data;
}

/** The identity token for what the provider has sent the browser back with. */
export async function tokenOfOrganization(body: Record<string, string>): Promise<string> {
  return (await publicApi.call<{ token: string }>('POST', '/v1/auth/identity/return', { body })).data.token;
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

/** Has a letter sent to whoever has this address; answered alike where nobody has. */
export async function askForSignInHelp(body: { email: string; language: string }): Promise<void> {
  await plainClient(nobody).call('POST', '/v1/auth/find-password', { body });
}

/** What the link of a letter asks about a proposed address. */
export async function proposalOfLink(token: string): Promise<ProposalShown> {
  const path = '/v1/auth/address/proposal';
  return (await plainClient(nobody).call<ProposalShown>('POST', path, { body: { token } })).data;
}

/** Confirms or stops a proposed address. */
export async function decideOnAddress(body: { token: string; decision: 'confirm' | 'stop' }): Promise<void> {
  await plainClient(nobody).call('POST', '/v1/auth/address/decision', { body });
}

/** Sets a new password by the token of a letter's link. */
export async function changePasswordByLink(
  body: { token: string; password: string },
  intent: string,
): Promise<void> {
  await plainClient(nobody).call('POST', '/v1/auth/phone-verify/change-password', { body, intent });
}

/** Chooses the password of an invited account. */
export async function activateAccount(body: { token: string; password: string }): Promise<void> {
  await plainClient(nobody).call('POST', '/v1/auth/brand-activate', { body });
}

/** Has an invitation sent anew, by a link of it that ran out. */
export async function askForInvitation(body: { token: string; language: string }): Promise<void> {
  await plainClient(nobody).call('POST', '/v1/auth/brand-activate/invitation', { body });
}

/**
 * Gives the person a new password. All their sign-ins end with that; the one that the answer begins is taken up by this
 * tab and, since they wait for it as for a refresh, by the others.
 */
export async function changeOwnPassword(body: Record<string, unknown>): Promise<void> {
  const { session: before } = sessionStore.getState();
  if (before !== null && isExpired(before, Date.now())) await refreshSession(before);
  await exclusivelyInBrowser(async () => {
    const client = plainClient(() => sessionStore.getState().session);
    const { data } = await client.call<TokenResponse>('POST', '/v1/auth/password', { body });
    const session = sessionFrom(data, Date.now());
    if (session !== null) openSession(session);
  });
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
