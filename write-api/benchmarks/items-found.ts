import type { BenchmarkFilter, BenchmarkItem } from '#domain/benchmarks/benchmark-events.ts';
import { benchmarkItemsAtMost } from '#domain/benchmarks/benchmark-kinds.ts';
import { decidedItems } from '#domain/benchmarks/decided-items.ts';
import { look } from '#domain/looks/look.ts';
import type { WriteDeps } from '../deps.ts';

const readAtOnce = 25;

/**
 * Returns the human decisions that match a filter: those of the newest looks, up to a benchmark's maximum of items. The read
 * side finds looks with any matching item; then each item is checked by itself, from the look's stream.
 */
export async function itemsFound(
  { streams, reads }: Pick<WriteDeps, 'streams' | 'reads'>,
  credentials: string,
  filter: BenchmarkFilter,
): Promise<BenchmarkItem[]> {
  const { ids } = await reads.listIds('/v1/looks', listFilter(filter), credentials, benchmarkItemsAtMost);
  const items: BenchmarkItem[] = [];
  for (let place = 0; place < ids.length && items.length < benchmarkItemsAtMost; place += readAtOnce) {
    const read = ids.slice(place, place + readAtOnce).map((id) => streams.refresh(look, id));
    for (const { state } of await Promise.all(read)) items.push(...decidedItems(state, filter));
  }
  return items.slice(0, benchmarkItemsAtMost);
}

function listFilter({ decidedFrom, decidedUntil, brandIds, snsType }: BenchmarkFilter) {
  return {
    decided_by: 'ACTOR',
    ...(decidedFrom !== null && { decided_time_after: decidedFrom }),
    ...(decidedUntil !== null && { decided_time_before: decidedUntil }),
    ...(brandIds !== null && { brand_ids: brandIds.join(',') }),
    ...(snsType !== null && { sns_type: snsType }),
  };
}
