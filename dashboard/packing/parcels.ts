import type { Slot } from '#domain/slots/slot-label.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { parcelKinds } from '../tryset-items/parcels/parcel-kind.ts';

/** A garment to pack, and the shelf that it lies on; `slot` is null if nobody has stowed it. */
export interface Garment extends Pick<TrysetItem, 'product' | 'productSize'> {
  itemId: number;
  stockId: number;
  code: string;
  slot: Slot | null;
}

/** Why a garment is not shipped now. Each reason has a text that says what to do. */
export type LeftOutReason = 'noAddress' | 'notAccepted' | 'notReserved';

export interface LeftOut extends Pick<TrysetItem, 'product'> {
  itemId: number;
  trysetId: number;
  code: string;
  reason: LeftOutReason;
}

/** The garments of a tryset that may be shipped together now. */
export interface Parcel extends Pick<Tryset, 'user' | 'handoverInfo' | 'isPreferExpress'> {
  trysetId: number;
  destination: NonNullable<Tryset['destination']>;
  /** The day on which it should leave; null if no day is set. */
  prepareOn: string | null;
  garments: readonly Garment[];
}

export interface ToPack {
  parcels: readonly Parcel[];
  leftOut: readonly LeftOut[];
}

interface Read {
  items: readonly TrysetItem[];
  trysets: readonly Tryset[];
  stocks: readonly StockItem[];
}

/** The parcels to pack, those to ship first in front, and the garments that stay behind. */
export function toPack({ items, trysets, stocks }: Read): ToPack {
  const slots = new Map(stocks.map(({ id, slot }) => [id, slot]));
  const itemsOf = Map.groupBy(items, ({ trysetId }) => trysetId);
  const leftOut: LeftOut[] = [];
  const parcels = trysets.flatMap((tryset): Parcel[] => {
    const garments: Garment[] = [];
    for (const item of itemsOf.get(tryset.id) ?? []) {
      const reason = reasonOf(tryset, item);
      const { id: itemId, product, productSize, stock } = item;
      const { id: stockId, code } = stock;
      if (reason !== null) leftOut.push({ itemId, trysetId: tryset.id, product, code, reason });
      else garments.push({ itemId, stockId, code, product, productSize, slot: slots.get(stockId) ?? null });
    }
    leftOut.push(...notAccepted(tryset));
    const { destination, user, handoverInfo, isPreferExpress } = tryset;
    if (garments.length === 0 || destination === null) return [];
    const prepareOn = tryset.timeToPrepareDelivery;
    return [{ trysetId: tryset.id, user, handoverInfo, isPreferExpress, destination, prepareOn, garments }];
  });
  return { parcels: parcels.toSorted(byDay), leftOut };
}

function reasonOf({ destination }: Tryset, { status, stock }: TrysetItem): LeftOutReason | null {
  if (!parcelKinds.outbound.from.includes(status)) return 'notAccepted';
  if ((destination?.address ?? '').trim() === '') return 'noAddress';
  // The status is empty until the garment's own events are projected.
  return stock.status === 'requested' || stock.status === '' ? null : 'notReserved';
}

/** The other items of a tryset that wait for somebody to accept them. */
function notAccepted({ id: trysetId, trysetItems }: Tryset): LeftOut[] {
  return trysetItems
    .filter(({ status }) => status === 'tryset_requested')
    .map(({ id: itemId, product, stock: { code } }) => ({
      itemId,
      trysetId,
      product,
      code,
      reason: 'notAccepted',
    }));
}

const lastDay = '9999';

function byDay(one: Parcel, other: Parcel): number {
  const [day, otherDay] = [one.prepareOn ?? lastDay, other.prepareOn ?? lastDay];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return one.trysetId - other.trysetId;
}
