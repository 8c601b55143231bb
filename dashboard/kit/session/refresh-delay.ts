import type { StoredSession } from './stored-session.ts';

const early = 5 * 60_000;

/**
 * The delay in ms before a session is refreshed: five minutes before its expiry, or after half of the remaining time if that
 * is later. It is at least a second.
 */
export function refreshDelay(session: Pick<StoredSession, 'expiry'>, now: number): number {
  const left = session.expiry - now;
  return Math.max(1_000, left - Math.min(early, left / 2));
}
