import type { EntityKind } from '#domain/areas.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import type { PointQuery } from './point-address.ts';

/** The kinds whose events form a thing's history: its own kind and those of its parts. */
export type Life = readonly EntityKind[];

/** A stop of the time bar: an event, with events of the thing's parts at the same instant. */
export interface Stop {
  /** The newest event of the stop. */
  entry: HistoryEntry;
  /** The number of other events at the same instant. */
  others: number;
  query: PointQuery;
  /** The point in the form of the difference call. */
  point: string;
}

/** The stops of a thing, oldest first, from its history, newest first. */
export function stopsOf(life: Life, entries: readonly HistoryEntry[]): Stop[] {
  // Notes do not change the thing's state.
  const lived = entries.filter((entry) => !isNote(entry));
  if (life.length === 1) {
    return lived.toReversed().map((entry) => ({
      entry,
      others: 0,
      query: { revision: entry.revision },
      point: entry.revision,
    }));
  }
  return [...Map.groupBy(lived, ({ time }) => time)]
    .flatMap(([time, [entry, ...others]]) =>
      entry === undefined ? [] : [{ entry, others: others.length, query: { as_of: time }, point: time }],
    )
    .toReversed();
}

/** The index of the shown stop: the address's own stop, else the last one at the answer's time. Without a point, the newest. */
export function stopShown(
  life: Life,
  stops: readonly Stop[],
  point: PointQuery | null,
  asOf: AsOf | undefined,
): number {
  if (point === null) return stops.length - 1;
  const named = stops.findIndex(({ query }) => sameJson(query, point));
  if (named >= 0 || asOf === undefined) return Math.max(0, named);
  const isReached = ({ entry }: Stop) =>
    life.length > 1 ? entry.time <= asOf.time : BigInt(entry.revision) <= BigInt(asOf.revision);
  return Math.max(0, stops.findLastIndex(isReached));
}
