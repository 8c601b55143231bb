import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, busy, conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { holdOn } from './hold-on.ts';
import { furtherGarments, garmentsToTry, releaseOf, reserveOneOf, takeBack, type Wanted } from './reserve.ts';

/** So long a request waits for others to be decided, in all; only one that a crash cut short takes longer. */
const patienceMs = 5_000;
const pauseMs = 20;

/** The garment of each tryset item, by the item's id. */
export type Reserved = Map<number, number>;

/** What a request holds by now, and the moment (of `Date.now`) until which it waits for others. */
export interface Taking {
  reserved: Reserved;
  until: number;
}

export const beginTaking = (): Taking => ({ reserved: new Map(), until: Date.now() + patienceMs });

/**
 * Thrown under an idempotency key where others must be let by: an equal request may count on what is reserved in its items'
 * names, so the caller closes them to it, gives back and begins again under other ids.
 */
export class LetOthersBy extends Error {
  constructor() {
    super('begin again under other ids');
    this.name = 'LetOthersBy';
  }
}

/**
 * Reserves a free garment for each item. 409 `tryset.size_not_free` names a size of which every garment is another's for
 * good; 503 `concurrency.busy` where others stay undecided. What was reserved by then is given back; not under an
 * idempotency key: then the caller has to, and finds it in `taking`.
 *
 * Of requests that cross, one wins. Sizes are taken in the order of their ids, and a garment that is held for a request
 * not yet decided is waited for. Who waits for a size holds only smaller ones, and who holds that size waits, if at all,
 * for a greater one: no ring closes. So each request is decided, and none is refused for one that itself comes to nothing.
 */
export async function reserveInOrder(
  deps: WriteDeps,
  wanted: readonly Wanted[],
  context: CommandContext,
  taking: Taking = beginTaking(),
): Promise<Reserved> {
  try {
    for (const ofSize of bySize(wanted)) await reserveSize(deps, ofSize, taking, context);
    return taking.reserved;
  } catch (error) {
    const isOwn = context.bodyHash === undefined;
    if (isOwn && error instanceof ApiError) await giveBack(deps, wanted, taking.reserved, context);
    throw error;
  }
}

function bySize(wanted: readonly Wanted[]): Wanted[][] {
  const inOrder = wanted.toSorted(
    (one, other) => one.productSizeId - other.productSizeId || one.trysetItemId - other.trysetItemId,
  );
  return [...Map.groupBy(inOrder, ({ productSizeId }) => productSizeId).values()];
}

/**
 * Reserves for the items of one size, the smallest id first. Where requests want several garments of a size, each can
 * hold what another lacks: then all but the one with the smallest id give theirs back, and wait with none of the size.
 */
async function reserveSize(
  deps: WriteDeps,
  wanted: readonly Wanted[],
  { reserved, until }: Taking,
  context: CommandContext,
): Promise<void> {
  const lists = await Promise.all(
    wanted.map(async (each) => [each.trysetItemId, await garmentsToTry(deps, each)] as const),
  );
  const garments = new Map(lists);
  const smallest = Math.min(...garments.keys());
  const lost = new Set<number>();
  for (;;) {
    const next = wanted.find(({ trysetItemId }) => !reserved.has(trysetItemId));
    if (next === undefined) return;
    const known = garments.get(next.trysetItemId) ?? [];
    const left = known.filter((id) => !lost.has(id));
    const stockItemId = await reserveOneOf(deps, left, next, context);
    if (stockItemId !== null) {
      reserved.set(next.trysetItemId, stockItemId);
      continue;
    }
    const own = [...reserved.values()];
    const others = left.filter((id) => !own.includes(id));
    const holds = await Promise.all(others.map((id) => holdOn(deps, id)));
    for (const [index, id] of others.entries()) {
      if (holds[index] === 'for_good') lost.add(id);
    }
    // Also while others are undecided: what came free, or was not yet indexed, is not to be waited for.
    const further = await furtherGarments(deps, next, [...known, ...own]);
    if (further.length > 0) {
      garments.set(next.trysetItemId, [...known, ...further]);
      continue;
    }
    if (holds.every((hold) => hold === 'for_good')) throw notFree(next);
    if (Date.now() > until) throw busy();
    const isInTheWay = wanted.some(({ trysetItemId }) => reserved.has(trysetItemId));
    if (isInTheWay && holds.some((hold) => typeof hold === 'object' && hold.undecided < smallest)) {
      if (context.bodyHash !== undefined) throw new LetOthersBy();
      await giveBack(deps, wanted, reserved, context);
    }
    await delay(pauseMs);
  }
}

/** Gives back what these items have been reserved. */
async function giveBack(
  deps: WriteDeps,
  items: readonly Wanted[],
  reserved: Reserved,
  context: CommandContext,
): Promise<void> {
  const releases = items.flatMap(({ trysetItemId }) => {
    const stockItemId = reserved.get(trysetItemId);
    return stockItemId === undefined ? [] : [releaseOf(stockItemId, trysetItemId)];
  });
  await takeBack(deps, releases, context);
  for (const { trysetItemId } of items) reserved.delete(trysetItemId);
}

function notFree({ productSizeId }: Wanted): ApiError {
  return conflict('tryset.size_not_free', `no garment of product size ${productSizeId} is free`, {
    productSizeId,
  });
}
