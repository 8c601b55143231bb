import type { RentalLimits } from '#domain/trysets/member-rentals.ts';
import { defaultPostDays, expectedDeliveryOn, trialDays } from '#domain/trysets/terms.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import { member } from '#domain/users/member.ts';
import type { MemberState } from '#domain/users/member-state.ts';
import { personKey } from '#domain/users/person.ts';
import { ApiError, notFound } from '#http/errors.ts';
import { type CommandContext, stepOf } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runTarget, type TargetOutcome } from '../commands/run-target.ts';
import type { WriteDeps } from '../deps.ts';
import { type LookedUpSize, requireStillLent } from './asked-sizes.ts';
import { checkRequest, type MemberAllowance, type TrysetRequest } from './check-request.ts';
import { releaseOf, takeBack } from './reserve.ts';
import { reserveInOrder } from './reserve-in-order.ts';

const noLimits: RentalLimits = { concurrentTrysets: null, concurrentItems: null };

/**
 * Requests a tryset. The member's limits are claimed first, then a garment is reserved for each size; the append of
 * `TrysetRequested` decides. What was claimed and reserved for a request that came to nothing is given back; after a
 * crash in between, the reservations' deadline does that.
 */
export async function requestTryset(
  deps: WriteDeps & { allowance: MemberAllowance },
  request: TrysetRequest,
  context: CommandContext,
): Promise<TargetOutcome & { ok: true }> {
  const { streams, ids } = deps;
  const counts = { tryset: 1, tryset_item: request.productSizeIds.length };
  const given = await ids.forCommand(counts, context);
  const trysetId = given.tryset?.[0] ?? 0;
  const itemIds = given.tryset_item ?? [];
  const known = await streams.refresh(tryset, trysetId);
  const isRepeat = known.memory.some((entry) => entry.commandId === context.commandId);
  const { who, sizes, ticket } = await checkRequest(deps, request, isRepeat);
  if (!isRepeat) {
    await claim(deps, request, trysetId, itemIds, ticket ?? noLimits, context);
    await requireStaying(deps, request, trysetId, itemIds, context);
  }
  const items = isRepeat ? [] : await reserveAll(deps, request, { trysetId, itemIds, who, sizes }, context);
  const recipient = isRepeat ? null : await deps.seal(personKey('user', request.userId), request.recipient);
  const outcome = await runTarget(
    streams,
    {
      on: 'tryset',
      id: trysetId,
      command: {
        action: 'request',
        trysetId,
        userId: request.userId,
        userGender: who.gender,
        userRegion: who.regionId,
        items,
        recipient,
        isPreferExpress: request.isPreferExpress,
        requestedPoints: request.requestedPoints,
        expectedDeliveryOn: expectedDeliveryOn(context.receivedAt, request.isPreferExpress),
      },
    },
    context,
  );
  if (outcome.ok) return outcome;
  await takeBack(deps, [...releases(items), endOfClaim(request.userId, trysetId, itemIds)], context);
  throw refusalError(outcome.refusal);
}

async function claim(
  { streams }: WriteDeps,
  { userId }: TrysetRequest,
  trysetId: number,
  itemIds: readonly number[],
  limits: RentalLimits,
  context: CommandContext,
) {
  const command = { action: 'claim', userId, trysetId, itemIds, limits } as const;
  const target = { on: 'member_rentals', id: userId, command } as const;
  const claimed = await runTarget(streams, target, stepOf(context));
  if (!claimed.ok) throw refusalError(claimed.refusal);
}

/**
 * A member who asks to be forgotten while a request is under way: either the forgetting sees the claim and waits, or the
 * request, which looks again once it has claimed, sees the wish. So no parcel is ever addressed to somebody forgotten.
 */
async function requireStaying(
  deps: WriteDeps,
  { userId }: TrysetRequest,
  trysetId: number,
  itemIds: readonly number[],
  context: CommandContext,
) {
  const { state } = await deps.streams.refresh(member, userId);
  if (state.status === 'registered') return;
  await takeBack(deps, [endOfClaim(userId, trysetId, itemIds)], context);
  throw notFound('user', userId);
}

interface Found {
  trysetId: number;
  itemIds: readonly number[];
  who: MemberState;
  sizes: readonly LookedUpSize[];
}

async function reserveAll(
  deps: WriteDeps,
  { userId, productSizeIds }: TrysetRequest,
  { trysetId, itemIds, who, sizes }: Found,
  context: CommandContext,
): Promise<RequestedItem[]> {
  let items: RequestedItem[] = [];
  const wanted = productSizeIds.map((productSizeId, index) => ({
    trysetItemId: itemIds[index] ?? 0,
    trysetId,
    productSizeId,
  }));
  try {
    const reserved = await reserveInOrder(deps, wanted, context);
    items = sizes.map((size, index) => {
      const trysetItemId = itemIds[index] ?? 0;
      return requestedItem(size, trysetItemId, reserved.get(trysetItemId) ?? 0, who);
    });
    await requireStillLent(deps, productSizeIds);
    return items;
  } catch (error) {
    if (error instanceof ApiError) {
      await takeBack(deps, [...releases(items), endOfClaim(userId, trysetId, itemIds)], context);
    }
    throw error;
  }
}

/** The item as the tryset's event names it. */
export function requestedItem(
  { asked, product }: LookedUpSize,
  trysetItemId: number,
  stockItemId: number,
  who: MemberState,
): RequestedItem {
  return {
    trysetItemId,
    brandId: product?.brandId ?? 0,
    productId: product?.productId ?? 0,
    productSizeId: asked.productSizeId,
    stockItemId,
    useMode: product?.useMode ?? 'rent',
    trialDays,
    postDays: who.systemSetting.postDelayDay ?? defaultPostDays,
  };
}

function releases(items: readonly RequestedItem[]) {
  return items.map((item) => releaseOf(item.stockItemId, item.trysetItemId));
}

function endOfClaim(userId: number, trysetId: number, itemIds: readonly number[]) {
  const command = { action: 'end_claim', userId, trysetId, itemIds } as const;
  return { on: 'member_rentals', id: userId, command } as const;
}
