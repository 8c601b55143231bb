import { sql } from 'kysely';
import { type Slot, slotKey } from '#domain/slots/slot-label.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the garments in each slot, or with a piece in it, by slot key. Empty slots have no entry. */
export async function occupantsOf(
  { db, streams }: Pick<WriteDeps, 'db' | 'streams'>,
  slots: readonly Slot[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wanted = new Set(slots.map(slotKey));
  const numbers = [...new Set(slots.map(({ slotNumber }) => String(slotNumber)))];
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where((where) =>
      where.or([
        sql<boolean>`state -> 'slot' ->> 'slotNumber' = any(${numbers})`,
        sql<boolean>`json_array_length(state -> 'pieces') > 0 and exists (
          select from json_array_elements(state -> 'pieces') as piece
          where piece -> 'slot' ->> 'slotNumber' = any(${numbers}))`,
      ]),
    )
    .orderBy('stock_item_id')
    .execute();
  const found = new Map<string, number[]>();
  for (const id of rows.map((row) => Number(row.stock_item_id))) {
    // The index finds candidate garments; their own streams decide.
    for (const key of keysOf((await streams.load(stockItem, id)).state)) {
      if (wanted.has(key)) found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  return found;
}

function keysOf({ slot, pieces, isRemoved }: StockItemState): ReadonlySet<string> {
  if (isRemoved) return new Set();
  const slots = [slot, ...pieces.map((piece) => piece.slot)];
  return new Set(slots.flatMap((each) => (each === null ? [] : slotKey(each))));
}
