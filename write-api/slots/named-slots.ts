import { type Kysely, sql } from 'kysely';
import { type Slot, slotKey, writtenSlot } from '#domain/slots/slot-label.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/**
 * A slot that garments' events name. The row has the position of the latest such event, and the position that the register has
 * processed.
 */
export interface NamedSlotTable {
  key: string;
  slot: Slot;
  named_at: string;
  seen_at: string;
}

/**
 * Indexes the slots that garments' events name. The register takes over slots that imports named or that were used before the
 * register existed.
 */
export const namedSlotIndex: Indexer = {
  keep: indexNamedSlots,
  table: 'write.named_slots',
};

async function indexNamedSlots(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const named = new Map<string, { slot: Slot; position: bigint }>();
  for (const event of events) {
    const slot = slotNamedBy(event);
    if (slot !== null) named.set(slotKey(slot), { slot: writtenSlot(slot), position: event.position });
  }
  if (named.size === 0) return;
  const rows = [...named];
  await sql`
    insert into write.named_slots (key, slot, named_at)
    select * from unnest(
      ${rows.map(([key]) => key)}::text[],
      ${rows.map(([, { slot }]) => JSON.stringify(slot))}::jsonb[],
      ${rows.map(([, { position }]) => String(position))}::bigint[]
    )
    on conflict (key) do update set named_at = greatest(named_slots.named_at, excluded.named_at)
  `.execute(db);
}

function slotNamedBy(stored: StoredEvent): Slot | null {
  if (entityOf(stored.stream).category !== 'stock_item') return null;
  const { type, data } = stored as StockItemEvent;
  const slot =
    type === 'StockItemEntered' || type === 'StockItemStowed' || type === 'StockPieceStowed'
      ? data?.slot
      : null;
  // Invalid event data names no slot.
  return slot?.sectorCode && slot.cellCode && Number.isInteger(slot.slotNumber) ? slot : null;
}
