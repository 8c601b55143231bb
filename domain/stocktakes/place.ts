import { type Slot, writtenSlot } from '../slots/slot-label.ts';

/** The sector that a stocktake counts, or one cell of it. */
export interface StocktakePlace {
  sectorCode: string;
  /** Null for the whole sector. */
  cellCode: string | null;
}

/** Returns a place with its names as stored: in capitals, without invisible characters. */
export function writtenPlace({ sectorCode, cellCode }: StocktakePlace): StocktakePlace {
  const written = writtenSlot({ sectorCode, cellCode: cellCode ?? '', slotNumber: 0 });
  return { sectorCode: written.sectorCode, cellCode: cellCode === null ? null : written.cellCode };
}

/** Returns whether a slot belongs to the place. */
export function isInPlace(place: StocktakePlace, slot: Slot): boolean {
  const { sectorCode, cellCode } = writtenSlot(slot);
  return sectorCode === place.sectorCode && (place.cellCode === null || cellCode === place.cellCode);
}

/** Returns a place's label: `A` or `A-03`. */
export function placeText({ sectorCode, cellCode }: StocktakePlace): string {
  return cellCode === null ? sectorCode : `${sectorCode}-${cellCode}`;
}
