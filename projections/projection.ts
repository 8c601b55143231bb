import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { Stat } from './kit/counters/stat.ts';
import type { Table } from './kit/tables/table.ts';

/** Key of a row: the id of an entity, or text for tables with composite keys. */
export type Key = number | string;

/** An event as projections receive it. */
export interface Recorded<Event extends DomainEvent = DomainEvent> {
  event: Event;
  stream: string;
  /** The part of the stream's name after the category. */
  entityId: string;
  revision: bigint;
  position: bigint;
  /** Effective time, an ISO instant; it never decreases within a stream. */
  at: string;
  metadata: EventMetadata;
}

/**
 * Unseals personal data: returns the JSON value, or null if the key was deleted. Folds call it like a pure function:
 * if the value is not fetched yet, it throws, the runner fetches the value and runs the fold again.
 */
export type Unseal = (personId: string, sealed: string | null) => unknown;

/**
 * A projection is a pure fold of events into the rows of one table: (row before, event) → row after, or null for no row.
 * `keys` names the rows that an event touches. The runner does all I/O.
 */
export interface Projection<Row extends object, Event extends DomainEvent = DomainEvent> {
  name: string;
  table: Table<Row>;
  /** Categories of the streams that it reads. */
  categories: readonly string[];
  /** Whether it handles this event type. Types that no projection of the category knows are counted as unknown. */
  knows(type: string): boolean;
  keys(recorded: Recorded<Event>): readonly Key[];
  /** Finds further rows by a column other than the key: every row with this value is folded too. */
  also?: Also<keyof Row & string, Event>;
  /** The person whose key the fold needs, if the event tells; the runner prefetches these keys in one statement. */
  personId?(recorded: Recorded<Event>): string | null;
  fold(row: Row | null, recorded: Recorded<Event>, key: Key, unseal: Unseal): Row | null;
}

/** The column to search, and the value that an event searches for; null if it searches for none. */
export interface Also<Column extends string, Event extends DomainEvent = DomainEvent> {
  column: Column;
  value(recorded: Recorded<Event>): Key | null;
}

/** A projection with its row and event types erased: callers pass it only rows of its table and events of its categories. */
export interface AnyProjection extends Omit<Projection<object>, 'also'> {
  also?: Also<string>;
}

/**
 * Copies values from a source row to a target row of another table. Applying the same source row again, or an older
 * version before a newer one, must end in the same target row. Batches may therefore be cut anywhere.
 */
export interface Rollup<Source extends object, Target extends object> {
  name: string;
  source: Table<Source>;
  target: Table<Target>;
  key(source: Source): Key;
  /** The source's column that holds the target's key. */
  column: keyof Source & string;
  /** Keys of the source rows that the target already lists from its own events. */
  sources(target: Target): readonly Key[];
  apply(target: Target | null, source: Source): Target;
}

/** A rollup with its row types erased, like `AnyProjection`. */
export interface AnyRollup extends Omit<Rollup<object, object>, 'column'> {
  column: string;
}

/** Rows derived from one row of another table and replaced with it; their table's key is the source's key. */
export interface Derived<Source extends object = object, Row extends object = object> {
  source: Table<Source>;
  table: Table<Row>;
  rows(source: Source): readonly Row[];
}

/** Everything that the runner keeps up to date from events, besides the log mirror. */
export interface ReadModels {
  projections: readonly AnyProjection[];
  rollups: readonly AnyRollup[];
  derived: readonly Derived[];
  stats: readonly Stat[];
}

/** Columns that an event type sets beyond the folded state. The table lists every event type; null means it sets none. */
export type Words<Event extends DomainEvent, Row> = {
  readonly [Type in Event['type']]:
    | ((recorded: Recorded<Extract<Event, { type: Type }>>) => Partial<Row>)
    | null;
};

/** The columns that the event sets; empty for event types of a newer version. */
export function wordOf<Event extends DomainEvent, Row>(
  words: Words<Event, Row>,
  recorded: Recorded<Event>,
): Partial<Row> {
  const word = (words as Record<string, ((recorded: Recorded<Event>) => Partial<Row>) | null>)[
    recorded.event.type
  ];
  return word ? word(recorded) : {};
}

/** The id in the stream's name. */
export function idOf({ entityId }: Pick<Recorded, 'entityId'>): number {
  return Number(entityId);
}

/** Key of the row of the stream's entity; none for notes, which do not change the entity. */
export function changedRow(recorded: Recorded): readonly Key[] {
  return isNote(recorded.event) ? [] : [idOf(recorded)];
}

/** The later of two ISO instants. */
export function later(one: string, other: string): string {
  return [one, other].sort()[1] ?? one;
}
