import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { isUndecided } from '#domain/trysets/reservation.ts';
import type { WriteDeps } from '../deps.ts';
import { isFree } from '../stock/candidates.ts';

/** The holder of a garment that could not be reserved. `undecided` is the item of a request that may still fail. */
export type Hold = 'nobody' | 'for_good' | { undecided: number };

/** Returns the holder of a garment now. The garment may have become free since its reservation was refused. */
export async function holdOn({ streams }: WriteDeps, stockItemId: number): Promise<Hold> {
  const { state: garment } = await streams.load(stockItem, stockItemId);
  if (isFree(garment)) return 'nobody';
  if (garment.holder?.kind !== 'tryset_item') return 'for_good';
  const { id } = garment.holder;
  const { state: item } = await streams.refresh(trysetItem, id);
  return isUndecided(garment, item) ? { undecided: id } : 'for_good';
}
