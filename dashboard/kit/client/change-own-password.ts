import { exclusivelyInBrowser } from '../session/refresh.ts';
import { openSession, sessionStore } from '../session/session-store.ts';
import { isExpired } from '../session/stored-session.ts';
import { sessionFrom, type TokenResponse } from '../session/token-response.ts';
import { plainClient, refreshSession } from './api.ts';

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
