/** `missing`: exists only in the expected data; `surplus`: exists only in the actual data; `different`: in both. */
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
  /** The mirror's value. */
  before: unknown;
  /** The event store's value. */
  after: unknown;
}

/** A row of a read model that differs from the fold of its events. */
export interface RowDifference {
  of: 'row';
  kind: DifferenceKind;
  projection: string;
  table: string;
  /** The row's key in its projection. */
  entity: string;
  /** The column that differs; null if the whole row is missing or surplus. */
  column: string | null;
  /** The row's value. */
  before: unknown;
  /** The value folded from its events. */
  after: unknown;
}

/** A counter that differs from a recount of its rows. */
export interface CounterDifference {
  of: 'counter';
  kind: 'different';
  stat: string;
  scope: number;
  bucket: string;
  /** The counter's value. */
  before: number;
  /** The recount. */
  after: number;
}

export type Difference = LogDifference | RowDifference | CounterDifference;

/** Called with each difference as it is found, so that differences need not be kept in memory. */
export type Tell<Found extends Difference = Difference> = (difference: Found) => void;

/** Replaces personal values in reports, which may be passed on to anyone. */
export const personal = '[personal]';
