import { type Kysely, sql } from 'kysely';
import type { Holder, StockItemEvent } from '#domain/stock/stock-events.ts';
import { evolveStockItem, initialStockItem, type StockItemState } from '#domain/stock/stock-state.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { isPoison } from '../kit/index/poison.ts';

/** SQL that sorts grade S before A, B and C; ungraded garments come last. */
const gradeRank = sql`translate(coalesce(grade, 'Z'), 'SABCZ', '01234')`;

/**
 * Indexes garments for reservations. The index only proposes candidates: the stock item's own stream decides whether it is
 * free.
 */
export const candidateIndex: Indexer = {
  keep: indexStockItems,
  table: 'write.stock_candidates',
};

async function indexStockItems(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const own = events.filter((event) => entityOf(event.stream).category === 'stock_item');
  if (own.length === 0) return;
  const ids = [...new Set(own.map((event) => Number(entityOf(event.stream).id)))];
  const states = await known(db, ids);
  for (const event of own) {
    const id = Number(entityOf(event.stream).id);
    const before = states.get(id) ?? initialStockItem;
    states.set(id, evolved(before, event));
  }
  const rows = ids.map((id) => states.get(id) ?? initialStockItem);
  await sql`
    insert into write.stock_candidates
      (stock_item_id, product_size_id, brand_id, status, is_free, grade, use_count, state)
    select * from unnest(
      ${ids}::bigint[],
      ${rows.map((row) => row.productSizeId)}::bigint[],
      ${rows.map((row) => row.brandId)}::bigint[],
      ${rows.map((row) => row.status)}::text[],
      ${rows.map(isFree)}::boolean[],
      ${rows.map((row) => row.grade)}::text[],
      ${rows.map((row) => row.useCount)}::integer[],
      ${rows.map((row) => JSON.stringify(row))}::json[]
    )
    on conflict (stock_item_id) do update set
      product_size_id = excluded.product_size_id,
      status = excluded.status,
      is_free = excluded.is_free,
      grade = excluded.grade,
      use_count = excluded.use_count,
      state = excluded.state
  `.execute(db);
}

/** An indexed garment of a product size. */
export interface Candidate {
  stockItemId: number;
  /** Whether it seems free, or is already reserved for the asking holder. */
  isLikely: boolean;
}

/**
 * Returns a size's garments in the order in which a reservation should try them: those that an interrupted attempt
 * reserved for the same holder, then those that seem free, then those that seem taken. Within each group: best grade, least
 * used, lowest id. Ids are given in the order of registration. Garments that seem taken are included because the index
 * may lag after a crash.
 */
export async function candidatesFor(
  db: Kysely<WriteDatabase>,
  { productSizeId, holder }: { productSizeId: number; holder: Holder },
  limit: number,
): Promise<Candidate[]> {
  const isOwn = sql<boolean>`coalesce(
    state->'holder'->>'kind' = ${holder.kind} and state->'holder'->>'id' = ${String(holder.id)}, false)`;
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select(['stock_item_id', sql<boolean>`is_free or ${isOwn}`.as('is_likely')])
    .where('product_size_id', '=', productSizeId)
    .orderBy(isOwn, 'desc')
    .orderBy('is_free', 'desc')
    .orderBy(gradeRank)
    .orderBy('use_count')
    .orderBy('stock_item_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ stockItemId: Number(row.stock_item_id), isLikely: row.is_likely }));
}

/**
 * Applies an event to an indexed garment. An event that does not fit the state is skipped, because the index only proposes
 * candidates.
 */
function evolved(before: StockItemState, event: StoredEvent): StockItemState {
  try {
    return evolveStockItem(before, event as StockItemEvent, event.recordedAt);
  } catch (error) {
    if (!isPoison(error)) throw error;
    return before;
  }
}

/** Returns whether the garment's current state accepts a reservation. */
export function isFree(item: StockItemState): boolean {
  return item.status === 'in_stock' && item.outStockRequest !== 'requested' && !item.isRemoved;
}

async function known(db: Kysely<WriteDatabase>, ids: number[]): Promise<Map<number, StockItemState>> {
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select(['stock_item_id', 'state'])
    .where('stock_item_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [Number(row.stock_item_id), row.state]));
}
