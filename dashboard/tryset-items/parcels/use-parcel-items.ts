import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { finalItemStatuses, trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { api } from '../../kit/client/api.ts';

const path = '/v2/trysets/items';
const idsAtOnce = 500;
const codesAtOnce = 100;
const underWay = trysetItemStatuses.filter(
  (status) => status !== 'idle' && !finalItemStatuses.includes(status),
);

/** An item of a tryset, whose items may share a parcel. */
interface NamedItem extends TrysetItem {
  together: number;
}

/**
 * Loads the item that each reference names: by the item's number, otherwise the active item whose garment has this
 * code. A reference that names no item which the person may see maps to null.
 */
export function useParcelItems(references: readonly string[]) {
  const wanted = [...new Set(references.map(foldedReference))].sort();
  return useQuery({
    queryKey: [path, 'named', wanted],
    queryFn: ({ signal }) => itemsNamed(wanted, signal),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Normalizes a reference: case does not count, and the `#` before an item's number on its label is dropped. */
export function foldedReference(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^#(?=\d)/, '');
}

async function itemsNamed(
  references: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NamedItem | null>> {
  const found = new Map<string, NamedItem | null>(references.map((reference) => [reference, null]));
  const numbers = references.filter((reference) => /^[1-9]\d{0,8}$/.test(reference));
  for (const ids of parts(numbers, idsAtOnce)) {
    for (const item of await rowsOf({ ids: ids.join(',') }, signal)) found.set(String(item.id), item);
  }
  const codes = references.filter((reference) => found.get(reference) === null && !reference.includes(','));
  for (const some of parts(codes, codesAtOnce)) {
    const query = { codes: some.join(','), statuses: underWay.join(',') };
    for (const item of await rowsOf(query, signal)) found.set(foldedReference(item.stock.code), item);
  }
  return found;
}

async function rowsOf(query: Record<string, string>, signal: AbortSignal): Promise<NamedItem[]> {
  const { data } = await api.call<{ data: TrysetItem[] }>('GET', path, {
    query: { ...query, limit: 500 },
    signal,
  });
  return data.data.map((item) => ({ ...item, together: item.trysetId }));
}

function parts<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
