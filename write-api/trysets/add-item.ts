import type { TrysetItemState } from '#domain/trysets/item-state.ts';
import { finalItemStatuses } from '#domain/trysets/item-status.ts';
import { checkTrysetRequest, type StandingItem } from '#domain/trysets/request-checks.ts';
import { member } from '#domain/users/member.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError, conflict, refused } from '#http/errors.ts';
import { type CommandContext, stepOf } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runTarget, type TargetOutcome } from '../commands/run-target.ts';
import type { WriteDeps } from '../deps.ts';
import { lookUpSize, requireStillLent } from './asked-sizes.ts';
import type { MemberAllowance } from './check-request.ts';
import { requestedItem } from './request-tryset.ts';
import { releaseOf, takeBack, type Wanted } from './reserve.ts';
import { reserveInOrder } from './reserve-in-order.ts';
import { itemsOf, visibleTryset } from './tryset-scope.ts';

/** Adds a garment of one more size to a tryset, by the same checks as a request of its own. */
export async function addItem(
  deps: WriteDeps & { allowance: MemberAllowance },
  wish: { trysetId: number; productSizeId: number },
  caller: Caller,
  context: CommandContext,
): Promise<{ trysetItemId: number; outcome: TargetOutcome & { ok: true } }> {
  const { trysetId, productSizeId } = wish;
  const state = await visibleTryset(deps, trysetId, caller);
  const items = await itemsOf(deps, state);
  if (items.every((item) => finalItemStatuses.includes(item.status))) {
    throw conflict('tryset.over', 'every item of the tryset is at its end; request a new one', { trysetId });
  }
  const given = await deps.ids.forCommand({ tryset_item: 1 }, context);
  const trysetItemId = given.tryset_item?.[0] ?? 0;
  const known = state.items.find((item) => item.trysetItemId === trysetItemId);
  const who = (await deps.streams.load(member, state.userId)).state;
  const size = await lookUpSize(deps, productSizeId);
  const refusal = checkTrysetRequest({
    role: who.role,
    ticket: await deps.allowance.ticket(state.userId),
    hasDeferredItem: false,
    sizes: [size.asked],
    standing: state.items.map(({ productId }, index) => standingItem(productId, items[index])),
    requestAmountPerTryset: who.systemSetting.requestAmountPerTryset,
    requestedPoints: 0,
    pointBalance: null,
  });
  if (refusal !== null && known === undefined) throw refused(refusal.refusal);
  const wanted = { trysetItemId, trysetId, productSizeId };
  const stockItemId = known?.stockItemId ?? (await reserveLent(deps, wanted, context));
  const item = known ?? requestedItem(size, trysetItemId, stockItemId, who);
  const outcome = await runTarget(
    deps.streams,
    { on: 'tryset', id: trysetId, command: { action: 'add_item', item } },
    context,
  );
  if (!outcome.ok) {
    await takeBack(deps, [releaseOf(stockItemId, trysetItemId)], context);
    throw refusalError(outcome.refusal);
  }
  await claimItem(deps, state.userId, trysetId, trysetItemId, context);
  return { trysetItemId, outcome };
}

/** An item as its tryset names it, which is known before the item's own first event. */
function standingItem(productId: number, item: TrysetItemState | undefined): StandingItem {
  return { productId, status: item?.status ?? 'idle', isRemoved: item?.isRemoved ?? false };
}

/** Reserves a garment, and gives it back where the size is lent no more by then. */
async function reserveLent(deps: WriteDeps, wanted: Wanted, context: CommandContext): Promise<number> {
  const { trysetItemId, productSizeId } = wanted;
  const stockItemId = (await reserveInOrder(deps, [wanted], context)).get(trysetItemId) ?? 0;
  try {
    await requireStillLent(deps, [productSizeId]);
  } catch (error) {
    if (error instanceof ApiError) await takeBack(deps, [releaseOf(stockItemId, trysetItemId)], context);
    throw error;
  }
  return stockItemId;
}

/** An item added later counts among those under way, but no limit holds it up: staff decided so. */
async function claimItem(
  { streams }: WriteDeps,
  userId: number,
  trysetId: number,
  trysetItemId: number,
  context: CommandContext,
) {
  const limits = { concurrentTrysets: null, concurrentItems: null };
  const command = { action: 'claim', userId, trysetId, itemIds: [trysetItemId], limits } as const;
  await runTarget(streams, { on: 'member_rentals', id: userId, command }, stepOf(context));
}
