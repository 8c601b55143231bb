import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldFor, sumOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { checkTrysetRequest, type TicketLimits } from '#domain/trysets/request-checks.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { notFound, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type LookedUpSize, lookUpSize } from './asked-sizes.ts';

export interface TrysetRequest {
  userId: number;
  productSizeIds: readonly number[];
  recipient: Recipient;
  isPreferExpress: boolean;
  requestedPoints: number;
}

/** What tickets say of a member. Until they exist, a port that allows. */
export interface MemberAllowance {
  ticket(userId: number): Promise<TicketLimits | null>;
}

/** Tickets do not limit anybody yet. */
export const everythingAllowed: MemberAllowance = { ticket: async () => null };

/** What the checks have looked up, for the request to go on with. */
export interface CheckedRequest {
  who: MemberState;
  sizes: readonly LookedUpSize[];
  ticket: TicketLimits | null;
}

/** Looks up all that decides whether the member may request, and refuses where a check fails. */
export async function checkRequest(
  deps: WriteDeps & { allowance: MemberAllowance },
  request: TrysetRequest,
  trysetId: number,
): Promise<CheckedRequest> {
  const who = (await deps.streams.refresh(member, request.userId)).state;
  if (who.status !== 'registered') throw notFound('user', request.userId);
  const sizes = await Promise.all(request.productSizeIds.map((id) => lookUpSize(deps, id)));
  const ticket = await deps.allowance.ticket(request.userId);
  const refusal = checkTrysetRequest({
    role: who.role,
    ticket,
    hasDeferredItem: await hasDeferredItem(deps, request.userId),
    sizes: sizes.map((size) => size.asked),
    standing: [],
    requestAmountPerTryset: who.systemSetting.requestAmountPerTryset,
    requestedPoints: request.requestedPoints,
    availablePoints: await pointsFor(deps, request.userId, trysetId),
  });
  if (refusal !== null) throw refused(refusal.refusal);
  return { who, sizes, ticket };
}

/** What the member may spend, what an equal request under the same key has put by for this very tryset included. */
async function pointsFor({ streams }: WriteDeps, userId: number, trysetId: number): Promise<number> {
  const { state } = await streams.refresh(pointAccount, userId);
  return availableOf(state) + sumOf(heldFor(state.holds, trysetId, null));
}

/** The member's items under way stand in its rentals; each says itself whether its return is deferred. */
async function hasDeferredItem({ streams }: WriteDeps, userId: number): Promise<boolean> {
  const { claims } = (await streams.refresh(memberRentals, userId)).state;
  const items = await Promise.all(
    Object.values(claims)
      .flat()
      .map((id) => streams.refresh(trysetItem, id)),
  );
  return items.some((item) => item.state.status === 'return_deferred');
}
