import { member } from '#domain/members/member.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { lacksGuardian } from '../members/guardian.ts';
import { requireProvider } from '../payments/use-cases.ts';
import { cardOfMember } from '../user-tickets/card-of-member.ts';
import type { WantedOrder } from './wanted-order.ts';

/**
 * Checks that the member may buy. Throws 404 for a member who is none of the caller's or who leaves, 422 `order.member_banned`, and
 * 409 `user.guardian_missing`.
 */
export async function requireMayBuy(deps: WriteDeps, caller: Caller, userId: number): Promise<void> {
  const { state: who } = await deps.streams.refresh(member, userId);
  const isOwn = caller.label !== 'user' || caller.id === userId;
  if (!isOwn || who.status !== 'registered') throw notFound('user', userId);
  if (who.role === 'banned') {
    throw unprocessable('order.member_banned', 'a banned member buys nothing: end the ban first', { userId });
  }
  if (await lacksGuardian(deps, userId)) {
    throw conflict('user.guardian_missing', 'a guardian’s consent is required: record it first');
  }
}

/** Checks that the chosen method can be used. Throws 422 `payment.not_taken` and `order.no_card`. */
export async function requireMeans(
  deps: WriteDeps,
  { userId, paymentMethod }: Pick<WantedOrder, 'userId' | 'paymentMethod'>,
): Promise<void> {
  if (paymentMethod === 'free') return;
  requireProvider(deps, paymentMethod);
  if (paymentMethod !== 'card' || (await cardOfMember(deps, userId)) !== null) return;
  throw unprocessable('order.no_card', 'the member has no card: register one, or choose another method', {
    userId,
  });
}
