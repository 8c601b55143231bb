import type { StoredSession } from './stored-session.ts';

const early = 5 * 60_000;

/** How long to wait, in ms, before a session is refreshed: well before its end, and never for a tiny while. */
export function refreshDelay(session: Pick<StoredSession, 'expiry'>, now: number): number {
  const left = session.expiry - now;
  return Math.max(1_000, left - Math.min(early, left / 2));
}
