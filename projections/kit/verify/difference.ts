/**
 * `missing`: the row exists only in the expected data. `surplus`: it exists only in the actual data. `different`: it exists in
 * both.
 */
export type DifferenceKind = 'missing' | 'surplus' | 'different';

/** An event of the log mirror that differs from the event store. */
export interface LogDifference {
  of: 'log';
  kind: DifferenceKind;
  position: bigint;
  stream: string;
  revision: bigint;
  type: string;
  /** The column that differs; null if the whole line is missing or surplus. */
  column: string | null;
  /** The value in the mirror. */
  before: unknown;
  /** The value in the event store. */
  after: unknown;
}

/** A row of a read model that differs from the fold of its events. */
export interface RowDifference {
  of: 'row';
  kind: DifferenceKind;
  projection: string;
  table: string;
  /** The key of the row in its projection. */
  entity: string;
  /** The column that differs; null if the whole row is missing or surplus. */
  column: string | null;
  /** The value in the row. */
  before: unknown;
  /** The value that the fold of the row's events gives. */
  after: unknown;
}

/** A counter that differs from a recount of its rows. */
export interface CounterDifference {
  of: 'counter';
  kind: 'different';
  stat: string;
  scope: number;
  bucket: string;
  /** The value of the counter. */
  before: number;
  /** The result of the recount. */
  after: number;
}

export type Difference = LogDifference | RowDifference | CounterDifference;

/** Called with each difference as it is found, so that differences need not be held in memory. */
export type Tell<Found extends Difference = Difference> = (difference: Found) => void;

/** Replaces personal values in reports, which may be passed on to anyone. */
export const personal = '[personal]';
