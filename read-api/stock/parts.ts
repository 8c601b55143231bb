import Type, { type Static } from 'typebox';
import type { Slot as StoredSlot } from '#domain/slots/slot-label.ts';
import { pieceStatuses } from '#domain/stock/stock-status.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import type { StockItemRow } from '#projections/stock/tables.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';

export const Slot = Type.Object({
  /** The slot's only name, made of sector, cell and number: `A-03-12`. */
  id: Type.String(),
  code: Type.String(),
  sectorCode: Type.String(),
  cellCode: Type.String(),
  slotNumber: Type.Integer(),
});

export const Piece = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  tag: Type.String(),
  status: OneOf(pieceStatuses),
  slot: Nullable(Slot),
  /** Code of the garment that the piece belongs to. */
  stockCode: Type.String(),
});

/** A brand's out-stock request for its garment: when, by whom and why. */
export const OutRequest = Type.Object({ time: Instant, actor: ActorBrief, reason: Nullable(Type.String()) });

/** State of the tryset item that holds the garment. */
export const HolderItem = Type.Object({
  id: Type.Integer(),
  trysetId: Type.Integer(),
  status: OneOf(trysetItemStatuses),
  /** End of the member's trial; null outside of a trial. */
  trialEnd: Nullable(Instant),
  pickupDate: Nullable(Day),
});

/** Shows a garment's pieces. */
export function shownPieces({ pieces, code }: Pick<StockItemRow, 'pieces' | 'code'>): Static<typeof Piece>[] {
  return pieces.map(({ pieceId, name, tag, status, slot }) => ({
    id: pieceId,
    name,
    tag,
    status,
    slot: shownSlot(slot),
    stockCode: code,
  }));
}

export function shownSlot(slot: StoredSlot | null): Static<typeof Slot> | null {
  if (slot === null) return null;
  const { sectorCode, cellCode, slotNumber } = slot;
  const code = `${sectorCode}-${cellCode}-${slotNumber}`;
  return { id: code, code, sectorCode, cellCode, slotNumber };
}
