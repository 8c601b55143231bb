import type { EntityKind } from '#domain/areas.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import type { PointQuery } from './point-address.ts';

/** The kinds whose events make up an entity's history: its own kind and, if it has parts, theirs. */
export type Life = readonly EntityKind[];

/** A stop of the time bar: an event, merged with events of other streams at the same time. */
export interface Stop {
  /** The newest event of the stop. */
  entry: HistoryEntry;
  /** The number of merged events besides `entry`. */
  others: number;
  query: PointQuery;
  /** The stop's point, as the difference call takes it. */
  point: string;
}

const isOf = (life: readonly string[], { category }: HistoryEntry) => life.includes(category);

/** The stops of an entity's history, oldest first. `entries` is the history, newest first. */
export function stopsOf(life: Life, entries: readonly HistoryEntry[]): Stop[] {
  // Notes do not change the entity, so they are no stops.
  const lived = entries.filter((entry) => isOf(life, entry) && !isNote(entry));
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

/**
 * The index of the shown stop. If the URL has no point, this is the newest one. For a point between stops it is the
 * last stop at or before the response's time or revision, or 0 if no stop is.
 */
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
