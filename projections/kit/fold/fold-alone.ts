import type { AnyDerived, AnyRollup, Recorded } from '../../projection.ts';
import type { Table } from '../tables/table.ts';
import { foldTouches, type Holding, loadTouched, rollUp } from './fold-touches.ts';
import { RowSet } from './row-set.ts';
import type { Routes } from './touches.ts';
import { type Unsealer, Unsealing } from './unsealing.ts';

/** The parts of the read models that a fold needs. */
export interface Folding {
  routes: Routes;
  rollups: readonly AnyRollup[];
  derived: readonly AnyDerived[];
}

/** Rows that were folded in memory from the given events only. */
export interface RowsAlone {
  of<Row extends object>(table: Table<Row>): Row[];
}

/** Folds events, in log order, starting without any rows and without a database. */
export async function foldAlone(
  { routes, rollups, derived }: Folding,
  recorded: readonly Recorded[],
  holding: Holding,
  unsealer: Unsealer,
): Promise<RowsAlone> {
  const rowSet = new RowSet(async (sought) => sought.map(() => []));
  const touches = recorded.flatMap((event) => routes.touches(event));
  await loadTouched(rowSet, touches);
  await foldTouches(rowSet, touches, holding, new Unsealing(unsealer));
  await rollUp(rowSet, rollups);
  const folded = (table: Table) => [...rowSet.of(table).rows.values()].flatMap(({ after }) => after ?? []);
  return {
    of<Row extends object>(table: Table<Row>) {
      const following = derived.find((each) => each.table.name === table.name);
      const rows =
        following === undefined
          ? folded(table)
          : folded(following.source).flatMap((row) => following.rows(row));
      return rows as Row[];
    },
  };
}
