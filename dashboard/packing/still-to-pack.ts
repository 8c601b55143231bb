import type { Shipment } from './desk-state.ts';
import type { Parcel, ToPack } from './parcels.ts';

/** The parcels still to pack, without the garments of shipments that have gone, or whose call is under way. */
export function stillToPack(all: ToPack, shipments: readonly Shipment[]): ToPack {
  const gone = new Set(
    shipments
      .filter(({ state }) => state === 'waiting' || state === 'shipped')
      .flatMap(({ itemIds }) => itemIds),
  );
  if (gone.size === 0) return all;
  const parcels = all.parcels.flatMap((parcel): Parcel[] => {
    const garments = parcel.garments.filter(({ itemId }) => !gone.has(itemId));
    return garments.length === 0 ? [] : [{ ...parcel, garments }];
  });
  return { ...all, parcels };
}

export const openParcel = (open: number | null, { parcels }: ToPack): Parcel | null =>
  parcels.find(({ trysetId }) => trysetId === open) ?? null;
