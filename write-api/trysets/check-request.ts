import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldFor, sumOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { checkTrysetRequest } from '#domain/trysets/request-checks.ts';
import type { MemberTicket } from '#domain/trysets/ticket-limits.ts';
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

/** A member's active ticket. Throws 409 `tryset.ticket_unpaid` while the renewal of one is due and unpaid. */
export interface MemberAllowance {
  ticket(userId: number): Promise<MemberTicket | null>;
}

/** The facts that the checks have looked up, for the rest of the request. */
export interface CheckedRequest {
  who: MemberState;
  sizes: readonly LookedUpSize[];
  ticket: MemberTicket | null;
}

/** Looks up all facts that decide whether the member may request the tryset. Throws if a check fails. */
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
    ticket: ticket?.limits ?? null,
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

/**
 * Returns the member's available points, plus those already held for this tryset by another request with the same idempotency
 * key.
 */
async function pointsFor({ streams }: WriteDeps, userId: number, trysetId: number): Promise<number> {
  const { state } = await streams.refresh(pointAccount, userId);
  return availableOf(state) + sumOf(heldFor(state.holds, { kind: 'tryset', id: trysetId }, null));
}

/**
 * Returns whether the member has an item whose return is deferred. The member's rentals list the active items; each item has
 * its own status.
 */
async function hasDeferredItem({ streams }: WriteDeps, userId: number): Promise<boolean> {
  const { claims } = (await streams.refresh(memberRentals, userId)).state;
  const items = await Promise.all(
    Object.values(claims)
      .flat()
      .map((id) => streams.refresh(trysetItem, id)),
  );
  return items.some((item) => item.state.status === 'return_deferred');
}
