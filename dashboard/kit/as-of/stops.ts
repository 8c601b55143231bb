import type { EntityKind } from '#domain/areas.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { AsOf } from '#read-api/kit/as-of/contract.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import type { PointQuery } from './point-address.ts';

/** The kinds whose events make up the life of a thing: its own, and those of its parts where it has any. */
export type Life = readonly EntityKind[];

/** A place on the way through time: an event, and others of its parts that happened in the same moment. */
export interface Stop {
  /** The newest event of the stop. */
  entry: HistoryEntry;
  /** How many others happened with it. */
  others: number;
  query: PointQuery;
  /** The point as a difference takes it. */
  point: string;
}

/** The stops of a life, oldest first. The entries are its history, newest first. */
export function stopsOf(life: Life, entries: readonly HistoryEntry[]): Stop[] {
  // What was only said of it makes no other of it.
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

/** Which stop is shown: that of the address, else the last one that had happened by the answer's time; the newest is now. */
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
