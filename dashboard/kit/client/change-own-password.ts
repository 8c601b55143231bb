import { exclusivelyInBrowser } from '../session/refresh.ts';
import { openSession, sessionStore } from '../session/session-store.ts';
import { isExpired } from '../session/stored-session.ts';
import { sessionFrom, type TokenResponse } from '../session/token-response.ts';
import { plainClient, refreshSession } from './api.ts';

/**
 * Changes the person's own password. The server ends all their sign-ins and answers with a new one, which this tab
 * opens. Other tabs wait for it, as they wait for a refresh, and open it too.
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
