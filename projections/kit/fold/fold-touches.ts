import type { AnyRollup, Key, Recorded, Unseal } from '../../projection.ts';
import type { Table } from '../tables/table.ts';
import type { RowSet } from './row-set.ts';
import { asError, type Touch } from './touches.ts';
import type { Unsealing } from './unsealing.ts';

/** Loads every row that the touches name, all at once. */
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

/** What stands still, and what rows go on without. */
export interface Holding {
  /** Whether somebody decided that this row goes on without the event. */
  skips(projection: string, entity: Key, recorded: Recorded): boolean;
  /** Whether the row has to wait; the event is then parked behind the others. */
  holds(projection: string, entity: Key, recorded: Recorded): boolean;
  /** From here on the row stands still. */
  park(projection: string, entity: Key, recorded: Recorded, error: Error): void;
}

/**
 * Folds the events, in the order of the log, into the rows that they touch; those have been loaded. What a fold cannot take
 * is parked with its row. Runner, rebuild, verification and looks at the past differ only in what they hand in.
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
    // Which rows an event finds by what stands in them depends on all before it: its whole stream waits.
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

/** What the fold threw; null where the row is now as the event leaves it. */
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

/** The keys that the event names, and those of rows that have, by now, the value that it asks for. */
function keysNow(rowSet: RowSet, { projection, keys, also }: Touch): readonly Key[] {
  if (also === null) return keys;
  const found = rowSet.of(projection.table).keysWith(also.column, also.value);
  return [...new Set([...keys, ...found])];
}

/** Lets changed rows speak to the rows that stand above them. */
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
