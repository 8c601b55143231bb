import type { Stat } from './kit/counters/stat.ts';
import type { Table } from './kit/tables/table.ts';
import type { AnyDerived, AnyProjection, AnyRollup } from './projection.ts';

/** The read side of an area: its tables, by their names in queries, and the projections that fill them. */
export interface Area {
  tables: Readonly<Record<string, Table>>;
  projections: readonly AnyProjection[];
  /** Projections that write unsealed personal data to the one table for it. */
  personalData?: readonly AnyProjection[];
  /** Rollups from rows of one table to rows of another. */
  rollups?: readonly AnyRollup[];
  /** Rows derived from rows of another table. */
  derived?: readonly AnyDerived[];
  /** Counters over the area's rows. */
  stats?: readonly Stat[];
}
