import { useQuery } from '@tanstack/react-query';
import type { StockItem } from '#read-api/stock/contract.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { api } from '../kit/client/api.ts';
import { queryClient } from '../kit/ui/query-client.ts';
import { parcelKinds } from '../tryset-items/parcels/parcel-kind.ts';
import { type ToPack, toPack } from './parcels.ts';

const itemsPath = '/v2/trysets/items';
const atOnce = 500;
/** The most items that the desk loads, oldest first. */
export const packedAtMost = 2_000;
// The query is followed as one of items: it loads again after a change of an item or of its garment.
const key = [itemsPath, 'packing'];

interface Page<Row> {
  count: number;
  data: Row[];
}

async function allToPack(signal: AbortSignal): Promise<ToPack> {
  const statuses = parcelKinds.outbound.from.join(',');
  const items: TrysetItem[] = [];
  for (let count = 1; items.length < Math.min(count, packedAtMost); ) {
    const query = { statuses, order: 'id', limit: atOnce, offset: items.length };
    const { data } = await api.call<Page<TrysetItem>>('GET', itemsPath, { query, signal });
    items.push(...data.data);
    count = data.data.length === 0 ? 0 : data.count;
  }
  const [trysets, stocks] = await Promise.all([
    rowsOf<Tryset>(
      '/v2/trysets',
      items.map(({ trysetId }) => trysetId),
      signal,
    ),
    rowsOf<StockItem>(
      '/v1/stocks',
      items.map(({ stock }) => stock.id),
      signal,
    ),
  ]);
  return toPack({ items, trysets, stocks });
}

async function rowsOf<Row>(path: string, all: readonly number[], signal: AbortSignal): Promise<Row[]> {
  const ids = [...new Set(all)];
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const query = { ids: ids.slice(at, at + atOnce).join(','), limit: atOnce };
    rows.push(...(await api.call<Page<Row>>('GET', path, { query, signal })).data.data);
  }
  return rows;
}

/** Loads the parcels to pack that the person may see, and again after each change of an item. */
export function useToPack() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => allToPack(signal) });
}

/** The parcels to pack, as they were last loaded; null before the first load. */
export const loadedToPack = () => queryClient.getQueryData<ToPack>(key) ?? null;

export const loadToPackAgain = () => queryClient.refetchQueries({ queryKey: key });
