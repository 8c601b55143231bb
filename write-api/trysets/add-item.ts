import { member } from '#domain/members/member.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { additionObstacle } from '#domain/tryset-items/still-to-deliver.ts';
import { checkTrysetRequest, type StandingItem } from '#domain/trysets/request-checks.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import type { TrysetState } from '#domain/trysets/tryset-state.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError, conflict, refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { lookUpSize, requireStillLent } from './asked-sizes.ts';
import type { MemberAllowance } from './check-request.ts';
import { earningTerms } from './earning-terms.ts';
import { endOfClaim } from './give-back.ts';
import { requestedItem } from './requested-item.ts';
import { releaseOf, takeBack } from './reserve.ts';
import { reserveInOrder } from './reserve-in-order.ts';
import { itemsOf, visibleTryset } from './tryset-scope.ts';

type Deps = WriteDeps & { allowance: MemberAllowance };

interface Added {
  trysetItemId: number;
  outcome: TargetOutcome & { ok: true };
}

/** Adds a garment of another size to a tryset. The checks are the same as for a new request. */
export async function addItem(
  deps: Deps,
  wish: { trysetId: number; productSizeId: number },
  caller: Caller,
  context: CommandContext,
): Promise<Added> {
  for (let tries = 0; ; tries++) {
    const { state } = await visibleTryset(deps, wish.trysetId, caller, context);
    const given = await deps.ids.forCommand({ tryset_item: 1 }, context, tries);
    const trysetItemId = given.tryset_item?.[0] ?? 0;
    const isClosed = state.expiredItemIds.includes(trysetItemId);
    const added = isClosed ? null : await tryAdd(deps, { ...wish, trysetItemId, state }, context);
    if (added !== null) return added;
  }
}

/**
 * Tries to add the item once. Returns null if the reservation was given up before the item was added. The caller then retries
 * with another id.
 */
async function tryAdd(
  deps: Deps,
  { trysetId, productSizeId, trysetItemId, state }: Wish,
  context: CommandContext,
): Promise<Added | null> {
  const known = state.items.find((item) => item.trysetItemId === trysetItemId);
  const item = known ?? (await newItem(deps, { trysetId, productSizeId, trysetItemId, state }, context));
  const target = { on: 'tryset', id: trysetId, command: { action: 'add_item', item } } as const;
  const outcome = await runTarget(deps.streams, target, context);
  const after = (await deps.streams.load(tryset, trysetId)).state;
  const named = after.items.find((each) => each.trysetItemId === trysetItemId);
  // Either a request with the same idempotency key reserved another garment, or this request came too late.
  if (named?.stockItemId !== item.stockItemId) await giveBack(deps, item, context);
  if (named === undefined)
    await takeBack(deps, [endOfClaim(state.userId, { trysetId, itemIds: [trysetItemId] })], context);
  if (after.expiredItemIds.includes(trysetItemId)) return null;
  if (!outcome.ok) throw refusalError(outcome);
  return { trysetItemId, outcome };
}

interface Wish {
  trysetId: number;
  productSizeId: number;
  trysetItemId: number;
  state: TrysetState;
}

/**
 * Returns the item with its reserved garment, after it claimed the item; after a crash, the claim's deadline ends the claim.
 * Returns the added item if a request with the same idempotency key added it in the meantime.
 */
async function newItem(
  deps: Deps,
  { trysetId, productSizeId, trysetItemId, state }: Wish,
  context: CommandContext,
): Promise<RequestedItem> {
  const items = await itemsOf(deps, state);
  requireOpen(trysetId, items);
  const who = (await deps.streams.refresh(member, state.userId)).state;
  const size = await lookUpSize(deps, productSizeId);
  const refusal = checkTrysetRequest({
    role: who.role,
    ticket: (await deps.allowance.ticket(state.userId))?.limits ?? null,
    hasDeferredItem: false,
    sizes: [size.asked],
    standing: state.items.map(({ productId }, index) => standingItem(productId, items[index])),
    requestAmountPerTryset: who.systemSetting.requestAmountPerTryset,
    requestedPoints: 0,
    availablePoints: 0,
  });
  if (refusal !== null) throw refused(refusal.refusal);
  const holder = { kind: 'tryset_item', id: trysetItemId } as const;
  const waitsFor = { kind: 'tryset', id: trysetId } as const;
  const wanted = { holder, waitsFor, productSizeId };
  const stockItemId = (await reserveInOrder(deps, [wanted], context)).get(trysetItemId) ?? 0;
  const terms = await earningTerms(deps, who, context.receivedAt);
  const item = await requestedItem(deps, size, { trysetItemId, stockItemId }, { who, terms });
  try {
    await requireStillLent(deps, [productSizeId], context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const added = await addedAfterAll(deps, { trysetId, trysetItemId }, context);
    if (added?.stockItemId !== stockItemId) await giveBack(deps, item, context);
    if (added === null) throw error;
    return added;
  }
  await claimItem(deps, { trysetId, trysetItemId, state }, context);
  return item;
}

/**
 * Closes one item, so that another request with the same idempotency key can no longer add it. Returns the item if that
 * request already added it, else null. See `closeUnlessRequested`.
 */
async function addedAfterAll(
  { streams }: Deps,
  { trysetId, trysetItemId }: Pick<Wish, 'trysetId' | 'trysetItemId'>,
  context: CommandContext,
): Promise<RequestedItem | null> {
  if (context.bodyHash === undefined) return null;
  const command = { action: 'expire_added_item', trysetItemId } as const;
  await runTarget(streams, { on: 'tryset', id: trysetId, command }, stepOf(context));
  const { state } = await streams.load(tryset, trysetId);
  return state.items.find((item) => item.trysetItemId === trysetItemId) ?? null;
}

async function giveBack(deps: Deps, item: RequestedItem, context: CommandContext): Promise<void> {
  await takeBack(
    deps,
    [releaseOf(item.stockItemId, { kind: 'tryset_item', id: item.trysetItemId })],
    context,
  );
}

/** Returns an item for the checks. The tryset names the item before the item's own first event. */
function standingItem(productId: number, item: TrysetItemState | undefined): StandingItem {
  return { productId, status: item?.status ?? 'idle', isRemoved: item?.isRemoved ?? false };
}

/** Throws if the addition would give a delivered tryset a pending delivery again. */
function requireOpen(trysetId: number, items: readonly TrysetItemState[]): void {
  const obstacle = additionObstacle(items.map(({ status }) => status));
  if (obstacle === 'over') {
    throw conflict('tryset.over', 'every item of the tryset has ended; request a new one', { trysetId });
  }
  if (obstacle === 'delivered') {
    throw conflict('tryset.delivered', 'the tryset is delivered; request a new one', { trysetId });
  }
}

/**
 * Counts the item for its tryset's ticket before it is added, so that its end always finds the claim. No limit applies,
 * because staff decided on the addition.
 */
async function claimItem(
  { streams }: WriteDeps,
  { trysetId, trysetItemId, state }: Pick<Wish, 'trysetId' | 'trysetItemId' | 'state'>,
  context: CommandContext,
) {
  const { userId } = state;
  const counts = { userId, trysetId, itemIds: [trysetItemId], ticketId: null, limits: null };
  const command = { action: 'claim', ...counts } as const;
  await runTarget(streams, { on: 'member_rentals', id: userId, command }, stepOf(context));
}
