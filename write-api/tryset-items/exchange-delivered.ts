import { businessDayOf } from '#domain/business-day.ts';
import { member } from '#domain/members/member.ts';
import type { NextItem } from '#domain/tryset-items/exchange.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import { additionObstacle } from '#domain/tryset-items/still-to-deliver.ts';
import { deliveryDays } from '#domain/trysets/terms.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { earningTerms } from '../trysets/earning-terms.ts';
import { endOfClaim } from '../trysets/give-back.ts';
import { requestedItem } from '../trysets/requested-item.ts';
import { releaseOf, takeBack } from '../trysets/reserve.ts';
import { itemsOf } from '../trysets/tryset-scope.ts';
import { isAllowed, type OnItem, otherSize, reserveOther } from './other-size.ts';

type Exchange = Extract<TrysetItemCommand, { action: 'exchange_delivered' }>;

/** The next item's id, and its tryset. */
type Place = Omit<NextItem, 'item'> & { trysetItemId: number };

/**
 * Asks a delivered item back, and lets an item of another size of its product follow it. The next item joins the tryset while that
 * still has something to deliver; otherwise it comes in a new tryset to the same address. No limit of the member's ticket applies,
 * because staff decide. The append on the delivered item decides, and its reaction requests the next item, so a crash only delays it.
 * 409 `tryset_item.size_not_free` if no garment of the size is free.
 */
export async function exchangeDelivered(
  deps: WriteDeps,
  on: OnItem,
  { productSizeId }: Exchange,
): Promise<TargetOutcome> {
  const { id, state, context, seenRevision } = on;
  const run = (next: NextItem | null) => {
    const command = { action: 'exchange_delivered', productSizeId, next } as const;
    return runTarget(deps.streams, { on: 'tryset_item', id, command }, context, seenRevision);
  };
  if (!isAllowed(on)) return run(null);
  const size = await otherSize(deps, state, productSizeId);
  const { trysetItemId, ...place } = await placeOf(deps, on);
  const { trysetId } = place;
  const holder = { kind: 'tryset_item', id: trysetItemId } as const;
  const wanted = { holder, waitsFor: { kind: 'tryset', id: trysetId } as const, productSizeId };
  const stockItemId = await reserveOther(deps, wanted, context);
  if (stockItemId === null) return run(null);
  const who = (await deps.streams.refresh(member, state.userId)).state;
  const terms = await earningTerms(deps, who, context.receivedAt);
  const item = await requestedItem(deps, size, { trysetItemId, stockItemId }, { who, terms });
  await claim(deps, { userId: state.userId, trysetId, trysetItemId }, context);
  const outcome = await run({ ...place, item });
  const { exchangedTo } = (await deps.streams.load(trysetItem, id)).state;
  const isExchanged = exchangedTo?.trysetItemId === trysetItemId;
  // A second click with the same key may have reserved another garment.
  if (exchangedTo?.stockItemId !== stockItemId) {
    await takeBack(deps, [releaseOf(stockItemId, holder)], context);
  }
  if (!isExchanged) {
    await takeBack(deps, [endOfClaim(state.userId, { trysetId, itemIds: [trysetItemId] })], context);
  }
  return outcome.ok ? accepted(deps, trysetItemId, outcome, context) : outcome;
}

/** Returns where the next item goes: into the same tryset if this still has something to deliver, else into a new one. */
async function placeOf(deps: WriteDeps, { state, context }: OnItem): Promise<Place> {
  const own = (await deps.streams.refresh(tryset, state.trysetId)).state;
  const given = await deps.ids.forCommand({ tryset: 1, tryset_item: 1 }, context);
  const trysetItemId = given.tryset_item?.[0] ?? 0;
  const statuses = (await itemsOf(deps, own)).map(({ status }) => status);
  if (additionObstacle(statuses) === null) {
    return { trysetItemId, trysetId: state.trysetId, tryset: null };
  }
  const { receivedAt } = context;
  const { userRegion, isExpress: isPreferExpress } = state;
  const closed = await deps.closedDays(userRegion, businessDayOf(receivedAt));
  const days = deliveryDays(receivedAt, isPreferExpress, closed);
  const { recipient } = own;
  return {
    trysetItemId,
    trysetId: given.tryset?.[0] ?? 0,
    tryset: { recipient, isPreferExpress, ...days },
  };
}

/** Counts the next item among the member's items. Its deadline ends the claim if no item follows. */
async function claim(
  { streams }: WriteDeps,
  { userId, trysetId, trysetItemId }: { userId: number; trysetId: number; trysetItemId: number },
  context: CommandContext,
) {
  const items = { userId, trysetId, itemIds: [trysetItemId] };
  const command = { action: 'claim', ...items, ticketId: null, limits: null } as const;
  const claimed = await runTarget(streams, { on: 'member_rentals', id: userId, command }, stepOf(context));
  if (!claimed.ok) throw refusalError(claimed);
}

/** Accepts the next item, so that it is prepared at once. Throws if it could not be requested; staff find that among the failures. */
async function accepted(
  { streams }: WriteDeps,
  trysetItemId: number,
  outcome: TargetOutcome & { ok: true },
  context: CommandContext,
): Promise<TargetOutcome> {
  const failed = outcome.followed.find((each) => !each.ok);
  if (failed?.ok === false) throw refusalError(failed);
  const by = {
    ...stepOf(context),
    commandId: derivedCommandId(context.commandId, 'accept_next'),
    actor: context.actor,
  };
  const target = { on: 'tryset_item', id: trysetItemId, command: { action: 'accept' } } as const;
  const { position } = await runTarget(streams, target, by);
  return position > outcome.position ? { ...outcome, position } : outcome;
}
