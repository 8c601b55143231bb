import { sameJson } from '#domain/changed-fields.ts';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import type { PointQuery } from './point-address.ts';

/** What can be looked at as it was. */
export type PastKind = 'tryset_item' | 'stock_item' | 'tryset';

/** A place on the way through time: an event, and others of a tryset's items that happened in the same moment. */
export interface Stop {
  /** The newest event of the stop. */
  entry: HistoryEntry;
  /** How many others happened with it. */
  others: number;
  query: PointQuery;
  /** The point as a difference takes it. */
  point: string;
}

/** Whose events make up the life of a thing: a tryset's is what happens to its items. */
export function categoriesOf(kind: PastKind): string {
  return kind === 'tryset' ? 'tryset,tryset_item' : kind;
}

/** The stops of a life, oldest first. The entries are its history, newest first. */
export function stopsOf(kind: PastKind, entries: readonly HistoryEntry[]): Stop[] {
  if (kind !== 'tryset') {
    return entries.toReversed().map((entry) => ({
      entry,
      others: 0,
      query: { revision: entry.revision },
      point: entry.revision,
    }));
  }
  return [...Map.groupBy(entries, ({ time }) => time)]
    .flatMap(([time, [entry, ...others]]) =>
      entry === undefined ? [] : [{ entry, others: others.length, query: { as_of: time }, point: time }],
    )
    .toReversed();
}

/** Which stop is shown: that of the address, else the last one that had happened by the answer's time; the newest is now. */
export function stopShown(
  kind: PastKind,
  stops: readonly Stop[],
  point: PointQuery | null,
  asOf: AsOf | undefined,
): number {
  if (point === null) return stops.length - 1;
  const named = stops.findIndex(({ query }) => sameJson(query, point));
  if (named >= 0 || asOf === undefined) return Math.max(0, named);
  const isReached = ({ entry }: Stop) =>
    kind === 'tryset' ? entry.time <= asOf.time : BigInt(entry.revision) <= BigInt(asOf.revision);
  return Math.max(0, stops.findLastIndex(isReached));
}
