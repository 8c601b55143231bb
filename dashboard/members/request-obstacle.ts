import type { UserStatus } from '#read-api/user-tickets/contract.ts';

/**
 * Why a member may not request a tryset. `role`: the role may not, or needs a running ticket. `used`: nothing is left of the
 * ticket's limits. `atOnce`: as many trysets are under way as the ticket allows.
 */
export type RequestObstacle = 'role' | 'deferred' | 'unpaid' | 'used' | 'atOnce';

type Standing = Pick<UserStatus, 'hasDeferredItem' | 'limitsLeft'> & {
  ticket: { isUnpaid: boolean } | null;
};

/** Returns the first obstacle to a new tryset, as the command would find it; null if there is none. */
export function requestObstacle(role: string, standing: Standing): RequestObstacle | null {
  const { hasDeferredItem, limitsLeft, ticket } = standing;
  if (ticket?.isUnpaid) return 'unpaid';
  const isEnough = role === 'curator' || role === 'influencer';
  if (!isEnough && (role !== 'normal' || limitsLeft === null)) return 'role';
  if (hasDeferredItem) return 'deferred';
  if (limitsLeft === null) return null;
  if (limitsLeft.closets === 0 || limitsLeft.items === 0) return 'used';
  return limitsLeft.concurrentClosets === 0 ? 'atOnce' : null;
}
