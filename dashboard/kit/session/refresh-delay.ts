import type { StoredSession } from './stored-session.ts';

const early = 5 * 60_000;

/**
 * The delay in ms until a session's refresh: five minutes before the session expires, or after half of its remaining
 * time if that is later. It is at least one second.
 */
export function refreshDelay(session: Pick<StoredSession, 'expiry'>, now: number): number {
  const left = session.expiry - now;
  return Math.max(1_000, left - Math.min(early, left / 2));
}
