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
import { notFound, refused, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type LookedUpSize, lookUpSize } from './asked-sizes.ts';

export interface TrysetRequest {
  userId: number;
  productSizeIds: readonly number[];
  recipient: Recipient;
  isPreferExpress: boolean;
  requestedPoints: number;
  /** The proposal of a collaboration that the tryset follows, with its brand and the id of its tryset; null if it follows none. */
  proposal: { id: number; brandId: number; trysetId: number } | null;
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
  requireSizesOfBrand(request, sizes);
  // The limits of the ticket do not apply to a tryset of a proposal.
  const ticket = request.proposal === null ? await deps.allowance.ticket(request.userId) : null;
  const refusal = checkTrysetRequest({
    role: who.role,
    ticket: request.proposal === null ? (ticket?.limits ?? null) : { itemsPerTry: null },
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

/** Throws 422 `proposal.size_of_other_brand` if the tryset follows a proposal of another brand. */
function requireSizesOfBrand({ proposal }: TrysetRequest, sizes: readonly LookedUpSize[]): void {
  const other = sizes.find(({ product }) => product !== null && product.brandId !== proposal?.brandId);
  if (proposal === null || other === undefined) return;
  const { productSizeId } = other.asked;
  const message = `size ${productSizeId} is of another brand: choose sizes of the collaboration's brand`;
  throw unprocessable('proposal.size_of_other_brand', message, { productSizeId });
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
