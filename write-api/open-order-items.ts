import type { Kysely } from 'kysely';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { unlessPoison } from './kit/index/poison.ts';
import { untilIndexed } from './kit/index/until-known.ts';

/** The number of orders that an error names. */
const namedAtMost = 10;

/** An item that is neither given up, nor back, nor settled. */
export interface OpenOrderItemTable {
  item_id: number;
  order_id: number;
  user_id: number;
  brand_id: number;
  product_size_id: number;
}

/** Indexes the open items of orders. Imported orders are in the past. */
export const openOrderItemIndex: Indexer = { keep, table: 'write.open_order_items' };

const orderEnds: ReadonlySet<string> = new Set<OrderEvent['type']>([
  'OrderCanceled',
  'OrderExpired',
  'OrderFailed',
  'OrderForged',
]);

async function keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const opened = new Map<number, OpenOrderItemTable>();
  const endedItems = new Set<number>();
  const endedOrders = new Set<number>();
  for (const stored of events) {
    const { category, id } = entityOf(stored.stream);
    if (category !== 'order' || stored.metadata.imported) continue;
    const event = asEvent<OrderEvent>(stored);
    // An event with invalid data is skipped.
    for (const row of unlessPoison(() => openedBy(event, Number(id)), [])) opened.set(row.item_id, row);
    if (orderEnds.has(event.type)) endedOrders.add(Number(id));
    for (const itemId of unlessPoison(() => endedBy(event), [])) endedItems.add(itemId);
  }
  if (endedItems.size > 0) {
    await db
      .deleteFrom('write.open_order_items')
      .where('item_id', 'in', [...endedItems])
      .execute();
  }
  if (endedOrders.size > 0) {
    await db
      .deleteFrom('write.open_order_items')
      .where('order_id', 'in', [...endedOrders])
      .execute();
  }
  // An order is placed before anything else happens to it, so what ended in these events stays ended.
  const open = [...opened.values()].filter(
    ({ item_id, order_id }) => !endedItems.has(item_id) && !endedOrders.has(order_id),
  );
  if (open.length === 0) return;
  const insert = db.insertInto('write.open_order_items').values(open);
  await insert.onConflict((conflict) => conflict.column('item_id').doNothing()).execute();
}

function openedBy({ type, data }: OrderEvent, order_id: number): OpenOrderItemTable[] {
  if (type !== 'OrderPlaced') return [];
  return data.items
    .map(({ itemId, brandId, productSizeId }) => ({
      item_id: itemId,
      order_id,
      user_id: data.userId,
      brand_id: brandId,
      product_size_id: productSizeId,
    }))
    .filter((row) => Object.values(row).every(Number.isSafeInteger));
}

function endedBy({ type, data }: OrderEvent): readonly number[] {
  switch (type) {
    case 'OrderItemsCanceled':
      return data.itemIds.filter(Number.isSafeInteger);
    case 'OrderItemLost':
    case 'OrderItemReturned':
    case 'OrderItemSettled':
      return [data.itemId].filter(Number.isSafeInteger);
    default:
      return [];
  }
}

/** What an order's item belongs to, or is one of. */
type Owner = { userId: number } | { brandId: number } | { productSizeIds: readonly number[] };
type Deps = Pick<WriteDeps, 'db' | 'streams' | 'indexed'>;

/** Returns the ids of some orders with open items, the oldest first. Throws 503 while the index lags too far. */
export async function openOrdersOf(deps: Deps, of: Owner): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await itemsOf(deps.db, of)
    .select('order_id')
    .distinct()
    .orderBy('order_id')
    .limit(namedAtMost)
    .execute();
  return rows.map((row) => Number(row.order_id));
}

function itemsOf(db: Kysely<WriteDatabase>, of: Owner) {
  const base = db.selectFrom('write.open_order_items');
  if ('userId' in of) return base.where('user_id', '=', of.userId);
  return 'brandId' in of
    ? base.where('brand_id', '=', of.brandId)
    : base.where('product_size_id', 'in', of.productSizeIds);
}

/** Throws 409 `removal.in_use` while an item of an order is not settled. A return of a settled item needs none of them. */
export async function requireNoOpenOrder(
  deps: Deps,
  of: { brandId: number } | { productSizeIds: readonly number[] },
): Promise<void> {
  if ('productSizeIds' in of && of.productSizeIds.length === 0) return;
  const orderIds = await openOrdersOf(deps, of);
  if (orderIds.length === 0) return;
  throw conflict('removal.in_use', 'orders of it are open; remove it after they are settled', { orderIds });
}
