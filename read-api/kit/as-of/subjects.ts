import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { rentalStreams } from '../../stock/holders.ts';
import { stockItemsFor } from '../../stock/scope.ts';
import { seesRecipient, trysetItemsFor } from '../../tryset-items/scope.ts';
import { trysetsFor } from '../../trysets/scope.ts';
import type { Step } from '../history/streams.ts';
import type { Cut } from './cut.ts';
import type { Rows } from './rows.ts';

/** Reads whole streams, each folded. */
export type Load = (streams: readonly string[]) => Promise<Step[]>;

/** What can be looked at as it was. */
export interface Subject {
  category: 'tryset_item' | 'stock_item' | 'tryset';
  /** Whether the live call shows it to the caller; asked for callers whose scope is narrower than staff's. */
  isShown(db: ReadModels, caller: Caller, id: number): Promise<boolean>;
  /** The streams around it that its detail tells of, with its own: whole, and more of them than count at the cuts. */
  around(load: Load, own: readonly Step[], cuts: readonly Cut[]): Promise<Step[]>;
  /** Whether the rows say that it had been removed. */
  isGone(rows: Rows, id: number): boolean;
}

export const trysetItemSubject: Subject = {
  category: 'tryset_item',
  isShown: async (db, caller, id) =>
    isThere(await trysetItemsFor(db, caller).where('item.id', '=', id).select('item.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const trysetId = trysetIdOf(own);
    const near = await load([`tryset-${trysetId}`, ...garmentStreams(own, cuts)]);
    const siblings = itemStreams(near).filter((stream) => stream !== own[0]?.stream);
    return [...own, ...near, ...(await load(siblings))];
  },
  isGone: ({ trysetItems }, id) => trysetItems.some((row) => row.id === id && row.isRemoved),
};

export const trysetSubject: Subject = {
  category: 'tryset',
  isShown: async (db, caller, id) =>
    isThere(await trysetsFor(db, caller).where('tryset.id', '=', id).select('tryset.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const items = await load(itemStreams(own));
    return [...own, ...items, ...(await load(garmentStreams(items, cuts)))];
  },
  isGone: ({ trysets }, id) => trysets.some((row) => row.id === id && row.life === 'removed'),
};

export const stockItemSubject: Subject = {
  category: 'stock_item',
  isShown: async (db, caller, id) =>
    isThere(await stockItemsFor(db, caller).where('stock.id', '=', id).select('stock.id').executeTakeFirst()),
  async around(load, own, cuts) {
    const held = [...new Set(cuts.flatMap((cut) => rentalStreams(cut.counted(own))))];
    return [...own, ...(await load(held))];
  },
  isGone: ({ stockItems }, id) => stockItems.some((row) => row.id === id && row.isRemoved),
};

function isThere(row: object | undefined): boolean {
  return row !== undefined;
}

/** The tryset that an item, or the item of which these are the steps, is of; null for a garment. */
export function trysetIdOf(own: readonly Step[]): number | null {
  const last = own.at(-1);
  if (last?.category === 'tryset') return Number(last.entityId);
  return last?.category === 'tryset_item' ? Number(last.after.trysetId) : null;
}

/** The garments that items had at the cuts; what they had before or since is not shown. */
function garmentStreams(items: readonly Step[], cuts: readonly Cut[]): string[] {
  const ids = cuts.flatMap((cut) => {
    const byStream = new Map(cut.counted(items).map((step) => [step.stream, step.after.stockItemId]));
    return [...byStream.values()];
  });
  return [...new Set(ids)].map((id) => `stock_item-${id}`);
}

/** The items that a tryset ever had. */
function itemStreams(steps: readonly Step[]): string[] {
  const last = steps.findLast(({ category }) => category === 'tryset');
  const items = (last?.after.items ?? []) as readonly { trysetItemId: number }[];
  return items.map(({ trysetItemId }) => `tryset_item-${trysetItemId}`);
}

/**
 * Whether the caller may see today who receives a tryset. A brand admin that may not any more does not come to know it by looking
 * back either.
 */
export async function seesRecipientNow(db: ReadModels, caller: Caller, trysetId: number): Promise<boolean> {
  if (caller.label !== 'brand_admin') return true;
  const items = await trysetItemsFor(db, caller)
    .where('item.trysetId', '=', trysetId)
    .select('item.status')
    .execute();
  return seesRecipient(
    caller,
    items.map(({ status }) => status),
  );
}
