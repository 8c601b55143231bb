import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { Stat } from './kit/counters/stat.ts';
import type { Table } from './kit/tables/table.ts';

/** The key of a row: the id of an entity, or text for tables with composite keys. */
export type Key = number | string;

/** An event as projections receive it. */
export interface Recorded<Event extends DomainEvent = DomainEvent> {
  event: Event;
  stream: string;
  /** The part of the stream's name after the category. */
  entityId: string;
  revision: bigint;
  position: bigint;
  /** The event's effective time, an ISO instant. It never decreases within a stream. */
  at: string;
  metadata: EventMetadata;
}

/**
 * Unseals personal data: returns the JSON value, or null if the person's key was deleted. Folds call it like a pure function.
 * If the value is not loaded yet, it throws; the runner then loads the value and runs the fold again.
 */
export type Unseal = (personId: string, sealed: string | null) => unknown;

/**
 * A projection is a pure fold of events into the rows of one table: (row before, event) → row after, or null for no row.
 * `keys` returns the keys of the rows that an event touches. The runner does all I/O.
 */
export interface Projection<Row extends object, Event extends DomainEvent = DomainEvent> {
  name: string;
  table: Table<Row>;
  /** The categories of the streams that the projection reads. */
  categories: readonly string[];
  /**
   * Returns whether the projection handles this event type. A type that no projection of the category knows is counted as
   * unknown.
   */
  knows(type: string): boolean;
  keys(recorded: Recorded<Event>): readonly Key[];
  /** Finds further rows by a column other than the key: the event is also folded into every row with this value. */
  also?: Also<keyof Row & string, Event>;
  /**
   * Returns the person whose key the fold needs; null if it needs none. The runner loads these keys for a batch in one
   * statement.
   */
  personId?(recorded: Recorded<Event>): string | null;
  fold(row: Row | null, recorded: Recorded<Event>, key: Key, unseal: Unseal): Row | null;
}

/** A search for rows by a column. `value` returns the value that an event searches for; null if it searches for none. */
export interface Also<Column extends string, Event extends DomainEvent = DomainEvent> {
  column: Column;
  value(recorded: Recorded<Event>): Key | null;
}

/** A projection without its row and event types. Callers pass it only rows of its table and events of its categories. */
export interface AnyProjection extends Omit<Projection<object>, 'also'> {
  also?: Also<string>;
}

/**
 * Copies values from a source row to a target row of another table. If the runner applies a source row again, or an older
 * version before a newer one, the target row must end the same. Batches may therefore be cut anywhere.
 */
export interface Rollup<Source extends object, Target extends object> {
  name: string;
  source: Table<Source>;
  target: Table<Target>;
  key(source: Source): Key;
  /** The source's column that contains the target's key. */
  column: keyof Source & string;
  /** Returns the keys of the source rows that the target already lists from its own events. */
  sources(target: Target): readonly Key[];
  apply(target: Target | null, source: Source): Target;
}

/** A rollup without its row types, like `AnyProjection`. */
export interface AnyRollup extends Omit<Rollup<object, object>, 'column'> {
  column: string;
}

/**
 * Rows that are derived from one row of another table, and replaced whenever that row changes. The derived table's key is the
 * source's key.
 */
export interface Derived<Source extends object = object, Row extends object = object> {
  source: Table<Source>;
  table: Table<Row>;
  /**
   * The columns that identify a row. With them, only rows that changed are written, which pays off for a long list of rows that
   * grows at its end.
   */
  rowKey?: readonly (keyof Row & string)[];
  rows(source: Source): readonly Row[];
}

/** Derived rows without their row types, like `AnyProjection`. */
export interface AnyDerived extends Omit<Derived, 'rowKey'> {
  rowKey?: readonly string[];
}

/** All read models that the runner updates from events, apart from the log mirror. */
export interface ReadModels {
  projections: readonly AnyProjection[];
  rollups: readonly AnyRollup[];
  derived: readonly AnyDerived[];
  stats: readonly Stat[];
}

/**
 * The columns that each event type sets in addition to the folded state. Every event type is listed; null means that it sets
 * none.
 */
export type Words<Event extends DomainEvent, Row> = {
  readonly [Type in Event['type']]:
    | ((recorded: Recorded<Extract<Event, { type: Type }>>) => Partial<Row>)
    | null;
};

/** Returns the columns that the event sets; empty for an event type of a newer version. */
export function wordOf<Event extends DomainEvent, Row>(
  words: Words<Event, Row>,
  recorded: Recorded<Event>,
): Partial<Row> {
  const word = (words as Record<string, ((recorded: Recorded<Event>) => Partial<Row>) | null>)[
    recorded.event.type
  ];
  return word ? word(recorded) : {};
}

/** Returns the id in the stream's name. */
export function idOf({ entityId }: Pick<Recorded, 'entityId'>): number {
  return Number(entityId);
}

/** Returns the key of the row of the stream's entity. Returns no key for notes, which do not change the entity. */
export function changedRow(recorded: Recorded): readonly Key[] {
  return isNote(recorded.event) ? [] : [idOf(recorded)];
}

/** Returns the later of two ISO instants. */
export function later(one: string, other: string): string {
  return [one, other].sort()[1] ?? one;
}
