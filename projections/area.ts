import type { Stat } from './kit/counters/stat.ts';
import type { Table } from './kit/tables/table.ts';
import type { AnyProjection, AnyRollup, Derived } from './projection.ts';

/** What an area keeps to be read: its tables, by the names that queries have for them, and how events fill them. */
export interface Area {
  tables: Readonly<Record<string, Table>>;
  projections: readonly AnyProjection[];
  /** What it makes readable of persons, in the one table that is for it. */
  personalData?: readonly AnyProjection[];
  /** What rows of one table say to rows of another. */
  rollups?: readonly AnyRollup[];
  /** Rows that follow from rows of another table. */
  derived?: readonly Derived[];
  /** What is counted of its rows. */
  stats?: readonly Stat[];
}
