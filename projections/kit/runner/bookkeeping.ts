import type { QueryConfig } from 'pg';
import type { Recorded } from '../../projection.ts';
import { addDifference, addedToDays, type DayTally, placesOf } from '../counters/day-sums.ts';
import type { ByDay, Stat } from '../counters/stat.ts';
import { count, nonZero, type Tally } from '../counters/tally.ts';
import type { NewlyParked } from '../fold/parking.ts';
import type { RowSet } from '../fold/row-set.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { UnknownTypeRow } from '../tables/parked.ts';

/** Returns statements that add to each counter the difference between its rows before and after the batch. */
export function countedRows(rowSet: RowSet, stats: readonly Stat[], common: string): QueryConfig[] {
  const tally: Tally = new Map();
  const sums: QueryConfig[] = [];
  for (const { table, rows } of rowSet.all()) {
    const own = stats.filter((stat) => stat.table.name === table.name);
    if (own.length === 0) continue;
    const changed = [...rows.values()].filter(({ before, after }) => before !== after);
    const counted = own.filter(({ byDay }) => byDay === undefined);
    for (const { before, after } of changed) {
      if (before !== null) count(tally, counted, before, -1);
      if (after !== null) count(tally, counted, after, 1);
    }
    for (const { byDay } of own) {
      if (byDay !== undefined) sums.push(...summedDays(byDay, changed));
    }
  }
  return [...addedToCounters(tally, stats, common), ...sums];
}

function summedDays(
  { keptIn, parts }: ByDay,
  changed: readonly { before: object | null; after: object | null }[],
): QueryConfig[] {
  const tally: DayTally = new Map();
  const partsOf = (row: object | null) => (row === null ? [] : parts(row));
  for (const { before, after } of changed) {
    addDifference(tally, keptIn.fields, partsOf(before), partsOf(after));
  }
  return addedToDays(keptIn, tally);
}

/** Returns statements that add the tally, which may be negative, to the counters. */
export function addedToCounters(tally: Tally, stats: readonly Stat[], common: string): QueryConfig[] {
  const own = new Map(stats.map((stat) => [stat.name, stat]));
  const byDay = new Map(stats.flatMap(({ byDay }) => (byDay ? [[byDay.keptIn.name, byDay.keptIn]] : [])));
  const places = Map.groupBy(nonZero(tally), ({ stat: name }) => {
    const { keptIn, byDay: days } = own.get(name) ?? {};
    return keptIn?.name ?? days?.keptIn.name ?? common;
  });
  return [...places].flatMap(([place, counters]) => {
    const table = byDay.get(place);
    return table === undefined ? [addedTo(place, counters)] : addedToDays(table, placesOf(table, counters));
  });
}

function addedTo(place: string, counters: readonly CounterRow[]): QueryConfig {
  return {
    name: `add to ${place}`,
    text: `insert into ${place} as kept (stat, scope, bucket, count)
      select * from unnest($1::text[], $2::integer[], $3::text[], $4::integer[])
      on conflict (stat, scope, bucket) do update set count = kept.count + excluded.count`,
    values: [
      counters.map(({ stat }) => stat),
      counters.map(({ scope }) => scope),
      counters.map(({ bucket }) => bucket),
      counters.map((counter) => counter.count),
    ],
  };
}

export function parkedEvents(parked: readonly NewlyParked[], into: string): QueryConfig[] {
  if (parked.length === 0) return [];
  const text = `insert into ${into} (projection, entity, position, stream, type, error)
    select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    on conflict do nothing`;
  const values = [
    parked.map(({ projection }) => projection),
    parked.map(({ entity }) => entity),
    parked.map(({ position }) => position),
    parked.map(({ stream }) => stream),
    parked.map(({ type }) => type),
    parked.map(({ error }) => error.replaceAll('\0', '\ufffd')),
  ];
  return [{ text, values }];
}

export function unknownTypes(events: readonly Recorded[]): QueryConfig[] {
  if (events.length === 0) return [];
  const types = new Map<string, UnknownTypeRow>();
  for (const { event, position } of events) {
    const known = types.get(event.type) ?? {
      type: event.type,
      count: 0,
      firstPosition: position,
      lastPosition: position,
    };
    types.set(event.type, { ...known, count: known.count + 1, lastPosition: position });
  }
  const rows = [...types.values()];
  const text = `insert into read.unknown_types (type, count, first_position, last_position)
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::bigint[])
    on conflict (type) do update
    set count = unknown_types.count + excluded.count, last_position = excluded.last_position`;
  const values = [
    rows.map(({ type }) => type),
    rows.map((row) => row.count),
    rows.map(({ firstPosition }) => firstPosition),
    rows.map(({ lastPosition }) => lastPosition),
  ];
  return [{ text, values }];
}
