import type { Holder } from '#domain/stock/stock-events.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { WriteDeps } from '../deps.ts';
import { isFree } from '../stock/candidates.ts';
import { requestsOf } from './holders.ts';

/** Who holds a garment that could not be reserved. `undecided` is the holder of a request that may still fail. */
export type Hold = 'nobody' | 'for_good' | { undecided: Holder };

/** Returns the holder of a garment now. The garment may have become free since its reservation was refused. */
export async function holdOn({ streams }: WriteDeps, stockItemId: number): Promise<Hold> {
  const { state: garment } = await streams.load(stockItem, stockItemId);
  if (isFree(garment)) return 'nobody';
  const { holder } = garment;
  if (holder === null) return 'for_good';
  const isUndecided = await requestsOf[holder.kind].isUndecided(streams, garment, holder.id);
  return isUndecided ? { undecided: holder } : 'for_good';
}
