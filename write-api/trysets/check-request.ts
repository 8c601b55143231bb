import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
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

/** What tickets and points say of a member. Until they exist, a port that allows. */
export interface MemberAllowance {
  ticket(userId: number): Promise<TicketLimits | null>;
  pointBalance(userId: number): Promise<number | null>;
}

/** Points and tickets do not limit anybody yet. */
export const everythingAllowed: MemberAllowance = {
  ticket: async () => null,
  pointBalance: async () => null,
};

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
    pointBalance: await deps.allowance.pointBalance(request.userId),
  });
  if (refusal !== null) throw refused(refusal.refusal);
  return { who, sizes, ticket };
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
