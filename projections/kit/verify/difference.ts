/** What stands otherwise than it should: `missing` (only what should be), `surplus` (only what is) or `different`. */
export type DifferenceKind = 'missing' | 'surplus' | 'different';

/** An event of the log mirror that is not as the event store has it. */
export interface LogDifference {
  of: 'log';
  kind: DifferenceKind;
  position: bigint;
  stream: string;
  revision: bigint;
  type: string;
  /** The column that differs; null where the whole line is missing or surplus. */
  column: string | null;
  /** What the mirror says. */
  before: unknown;
  /** What the event store says. */
  after: unknown;
}

/** A row of a read model that is not what its events say. */
export interface RowDifference {
  of: 'row';
  kind: DifferenceKind;
  projection: string;
  table: string;
  /** The key by which folds know the row. */
  entity: string;
  /** The column that differs; null where the whole row is missing or surplus. */
  column: string | null;
  /** What the row says. */
  before: unknown;
  /** What its events say. */
  after: unknown;
}

/** A counter that does not say what the rows say. */
export interface CounterDifference {
  of: 'counter';
  kind: 'different';
  stat: string;
  scope: number;
  bucket: string;
  /** What the counter says. */
  before: number;
  /** What the rows say. */
  after: number;
}

export type Difference = LogDifference | RowDifference | CounterDifference;

/** Told of each difference as it is found, so that none has to be kept. */
export type Tell<Found extends Difference = Difference> = (difference: Found) => void;

/** What is said in place of what is readable of a person: a report may go anywhere. */
export const personal = '[personal]';
