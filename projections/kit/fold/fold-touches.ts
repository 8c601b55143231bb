import type { AnyRollup, Key, Recorded, Unseal } from '../../projection.ts';
import type { Table } from '../tables/table.ts';
import type { RowSet } from './row-set.ts';
import { asError, type Touch } from './touches.ts';
import type { Unsealing } from './unsealing.ts';

/** Loads all rows that the touches name, in one call. */
export async function loadTouched(rowSet: RowSet, touches: readonly Touch[]): Promise<void> {
  const wanted = new Map<Table, Map<string, Set<Key>>>();
  const valuesOf = (table: Table, column: string) => {
    const columns = wanted.get(table) ?? new Map<string, Set<Key>>();
    wanted.set(table, columns);
    const values = columns.get(column) ?? new Set<Key>();
    columns.set(column, values);
    return values;
  };
  for (const { projection, keys, also, error } of touches) {
    if (error !== null) continue;
    const { table } = projection;
    const own = valuesOf(table, table.key);
    for (const key of keys) own.add(key);
    if (also !== null) valuesOf(table, also.column).add(also.value);
  }
  await rowSet.load(
    [...wanted].flatMap(([table, columns]) =>
      [...columns].map(([column, values]) => ({ table, column, values: [...values] })),
    ),
  );
}

/** Tells the fold which rows are parked and which events to skip. */
export interface Holding {
  /** Returns whether an operator decided that this row skips the event. */
  skips(projection: string, entity: Key, recorded: Recorded): boolean;
  /** Returns whether the row is parked. If so, also parks this event after the row's earlier parked events. */
  holds(projection: string, entity: Key, recorded: Recorded): boolean;
  /** Parks the row: this event and all later events of the row wait. */
  park(projection: string, entity: Key, recorded: Recorded, error: Error): void;
}

/**
 * Folds events, in log order, into the rows that they touch; these rows must be loaded already. If a fold throws, the row is
 * parked. The runner, rebuild, verification and views of the past share this function.
 */
export async function foldTouches(
  rowSet: RowSet,
  touches: readonly Touch[],
  holding: Holding,
  unsealing: Unsealing,
): Promise<void> {
  for (const touch of touches) {
    const { projection, recorded, error } = touch;
    const { name, also } = projection;
    // Which rows a column search finds depends on all earlier events, so the whole stream is parked.
    const standsAs = (key: Key) => (also === undefined ? key : recorded.stream);
    if (also !== undefined && !holding.skips(name, recorded.stream, recorded)) {
      if (holding.holds(name, recorded.stream, recorded)) continue;
    }
    for (const key of keysNow(rowSet, touch)) {
      if (holding.skips(name, key, recorded) || holding.holds(name, standsAs(key), recorded)) continue;
      let failed = error === null ? foldOne(rowSet, touch, key, unsealing.read) : { thrown: error };
      while (failed !== null && (await unsealing.supplied(failed.thrown))) {
        failed = foldOne(rowSet, touch, key, unsealing.read);
      }
      if (failed !== null) holding.park(name, standsAs(key), recorded, asError(failed.thrown));
    }
  }
}

/** Returns the error that the fold threw, or null if the row was folded. */
function foldOne(
  rowSet: RowSet,
  { projection, recorded }: Touch,
  key: Key,
  unseal: Unseal,
): { thrown: unknown } | null {
  const table = rowSet.of(projection.table);
  const loaded = table.rows.get(key);
  if (loaded === undefined) throw new Error(`row ${key} of ${projection.table.name} was not loaded`);
  try {
    table.change(key, loaded, projection.fold(loaded.after, recorded, key, unseal));
    return null;
  } catch (thrown) {
    return { thrown };
  }
}

/** Returns the keys that the event names. For an event that searches by a column, also the keys of the rows that match now. */
function keysNow(rowSet: RowSet, { projection, keys, also }: Touch): readonly Key[] {
  if (also === null) return keys;
  const found = rowSet.of(projection.table).keysWith(also.column, also.value);
  return [...new Set([...keys, ...found])];
}

/** Applies rollups from changed source rows to their target rows. */
export async function rollUp(rowSet: RowSet, rollups: readonly AnyRollup[]): Promise<void> {
  for (const { source, target, key, apply } of rollups) {
    const changed = [...rowSet.of(source).rows.values()].flatMap(({ before, after }) =>
      after !== null && after !== before ? [after] : [],
    );
    const keys = [...new Set(changed.map(key))];
    await rowSet.load([{ table: target, column: target.key, values: keys }]);
    const targets = rowSet.of(target);
    for (const row of changed) {
      const loaded = targets.rows.get(key(row));
      if (loaded !== undefined) targets.change(key(row), loaded, apply(loaded.after, row));
    }
  }
}
