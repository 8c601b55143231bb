import type { Slot } from '#domain/slots/slot-label.ts';
import type { Garment, Parcel } from './parcels.ts';

/** A garment of the pick list and the tryset that it goes into. */
export interface Pick extends Garment {
  trysetId: number;
}

/** All garments of the parcels in the order of the shelves. Garments without a slot come last. */
export function shelfOrder(parcels: readonly Parcel[]): Pick[] {
  return parcels
    .flatMap(({ trysetId, garments }) => garments.map((garment) => ({ ...garment, trysetId })))
    .toSorted((one, other) => bySlot(one.slot, other.slot) || natural.compare(one.code, other.code));
}

/** Orders numbers in names by their value, so that cell 2 comes before cell 10. */
const natural = new Intl.Collator('en', { numeric: true });

function bySlot(one: Slot | null, other: Slot | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (
    natural.compare(one.sectorCode, other.sectorCode) ||
    natural.compare(one.cellCode, other.cellCode) ||
    one.slotNumber - other.slotNumber
  );
}
