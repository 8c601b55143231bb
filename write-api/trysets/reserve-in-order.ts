import { setTimeout as delay } from 'node:timers/promises';
import type { Holder } from '#domain/stock/stock-events.ts';
import { comesBefore } from '#domain/trysets/reservation.ts';
import { ApiError, busy, conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { holdOn } from './hold-on.ts';
import { furtherGarments, garmentsToTry, releaseOf, reserveOneOf, takeBack, type Wanted } from './reserve.ts';

/**
 * The maximum time in ms that a request waits in total for undecided requests. Only a request that a crash interrupted stays
 * undecided longer.
 */
const patienceMs = 5_000;
const pauseMs = 20;

/** Id of the holding item → id of its reserved garment. The items of a request are of one kind. */
export type Reserved = Map<number, number>;

/** The reservations of a request so far, and the time (of `Date.now`) until which it waits for others. */
export interface Taking {
  reserved: Reserved;
  until: number;
}

export const beginTaking = (): Taking => ({ reserved: new Map(), until: Date.now() + patienceMs });

/**
 * Thrown if a request with an idempotency key must let other requests go first. Another request with the same key may rely on
 * its reservations. The caller therefore closes the tryset's stream, releases everything and starts again with other ids.
 */
export class LetOthersBy extends Error {
  constructor() {
    super('start again with other ids');
    this.name = 'LetOthersBy';
  }
}

/**
 * Reserves a free garment for each item of a tryset or an order. 409 `tryset.size_not_free` names a size whose garments all
 * belong to others for good; 503 `concurrency.busy` if other requests stay undecided. On an error the reservations made so
 * far are given back.
 * With an idempotency key the caller has to do that, and finds them in `taking`.
 *
 * Of crossing requests one wins. Sizes are reserved in the order of their ids, and a request waits for a garment that an
 * undecided request holds. A request that waits for a size holds only sizes with smaller ids. The holder of that size
 * waits, if at all, for a size with a greater id, so no cycle can form. Each request is therefore decided, and none loses
 * to a request that itself fails.
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
    (one, other) => one.productSizeId - other.productSizeId || one.holder.id - other.holder.id,
  );
  return [...Map.groupBy(inOrder, ({ productSizeId }) => productSizeId).values()];
}

/**
 * Reserves garments of one size for its items, the smallest id first. If several requests want several garments of a size,
 * each can have one that another lacks. Then all but the request with the smallest id release theirs, and wait without any
 * garment of this size.
 */
async function reserveSize(
  deps: WriteDeps,
  wanted: readonly Wanted[],
  { reserved, until }: Taking,
  context: CommandContext,
): Promise<void> {
  const lists = await Promise.all(
    wanted.map(async (each) => [each.holder.id, await garmentsToTry(deps, each)] as const),
  );
  const garments = new Map(lists);
  const isBefore = ({ undecided }: { undecided: Holder }) =>
    wanted.every(({ holder }) => comesBefore(undecided, holder));
  const lost = new Set<number>();
  for (;;) {
    const next = wanted.find(({ holder }) => !reserved.has(holder.id));
    if (next === undefined) return;
    const known = garments.get(next.holder.id) ?? [];
    const left = known.filter((id) => !lost.has(id));
    const stockItemId = await reserveOneOf(deps, left, next, context);
    if (stockItemId !== null) {
      reserved.set(next.holder.id, stockItemId);
      continue;
    }
    const own = [...reserved.values()];
    const others = left.filter((id) => !own.includes(id));
    const holds = await Promise.all(others.map((id) => holdOn(deps, id)));
    for (const [index, id] of others.entries()) {
      if (holds[index] === 'for_good') lost.add(id);
    }
    // The index is asked even while other requests are undecided: a garment that became free or was not indexed yet needs no
    // waiting.
    const further = await furtherGarments(deps, next, [...known, ...own]);
    if (further.length > 0) {
      garments.set(next.holder.id, [...known, ...further]);
      continue;
    }
    if (holds.every((hold) => hold === 'for_good')) throw notFree(next);
    if (Date.now() > until) throw busy();
    const isInTheWay = wanted.some(({ holder }) => reserved.has(holder.id));
    if (isInTheWay && holds.some((hold) => typeof hold === 'object' && isBefore(hold))) {
      if (context.bodyHash !== undefined) throw new LetOthersBy();
      await giveBack(deps, wanted, reserved, context);
    }
    await delay(pauseMs);
  }
}

/** Releases the garments reserved for these items. */
async function giveBack(
  deps: WriteDeps,
  items: readonly Wanted[],
  reserved: Reserved,
  context: CommandContext,
): Promise<void> {
  const releases = items.flatMap(({ holder }) => {
    const stockItemId = reserved.get(holder.id);
    return stockItemId === undefined ? [] : [releaseOf(stockItemId, holder)];
  });
  await takeBack(deps, releases, context);
  for (const { holder } of items) reserved.delete(holder.id);
}

function notFree({ productSizeId }: Wanted): ApiError {
  return conflict(
    'tryset.size_not_free',
    `no garment of product size ${productSizeId} is free; choose another size`,
    {
      productSizeId,
    },
  );
}
