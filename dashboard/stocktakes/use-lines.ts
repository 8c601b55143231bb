import { useQuery } from '@tanstack/react-query';
import { slotKey } from '#domain/slots/slot-label.ts';
import type { StocktakeFinding } from '#domain/stocktakes/stocktake-kinds.ts';
import type { StocktakeLine } from '#read-api/stocktakes/contract.ts';
import { api } from '../kit/client/api.ts';
import { linesPath } from './paths.ts';

/** The most lines of a finding that the page lists. The file has all of them. */
export const shownAtMost = 500;

interface LinesAnswer {
  count: number;
  data: StocktakeLine[];
}

/** Loads the lines of a stocktake with a finding: those to find in the order of the shelves, others newest first. */
export function useLines(id: number, finding: StocktakeFinding) {
  const { data, error, refetch } = useQuery({
    queryKey: [linesPath, id, finding],
    queryFn: ({ signal }) =>
      api.call<LinesAnswer>('GET', linesPath, {
        params: { id },
        query: { findings: finding, limit: shownAtMost },
        signal,
      }),
  });
  const rows = data?.data.data;
  return {
    count: data?.data.count ?? 0,
    rows: finding === 'missing' ? rows?.toSorted(byShelf) : rows,
    error,
    onRetry: () => void refetch(),
  };
}

const order = new Intl.Collator('en', { numeric: true });

function byShelf(one: StocktakeLine, other: StocktakeLine): number {
  const [first, second] = [one, other].map(({ registeredSlot }) =>
    registeredSlot === null ? '' : slotKey(registeredSlot),
  );
  return order.compare(first ?? '', second ?? '');
}
