import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { isNote } from '#domain/note-kinds.ts';
import type { Stat } from './kit/counters/stat.ts';
import type { Table } from './kit/tables/table.ts';

/** A key of a row: the id of an entity, or text where a table is keyed by more. */
export type Key = number | string;

/** An event as folds see it. */
export interface Recorded<Event extends DomainEvent = DomainEvent> {
  event: Event;
  stream: string;
  /** What follows the category in the stream's name. */
  entityId: string;
  revision: bigint;
  position: bigint;
  /** Effective time, an ISO instant that never goes back within a stream. */
  at: string;
  metadata: EventMetadata;
}

/**
 * Sealed data in the clear: JSON, or null where the key is gone. To a fold it looks like a pure function; what it has
 * not ready yet it fetches, and the fold is asked again.
 */
export type Unseal = (personId: string, sealed: string | null) => unknown;

/**
 * A projection is a pure fold of events into the rows of one table: (row before, event) → row after, null for no row.
 * `keys` names the rows that an event touches. All I/O is the runner's.
 */
export interface Projection<Row extends object, Event extends DomainEvent = DomainEvent> {
  name: string;
  table: Table<Row>;
  /** The categories of the streams that it reads. */
  categories: readonly string[];
  /** Whether it knows an event type of these categories; a type that no projection knows is counted. */
  knows(type: string): boolean;
  keys(recorded: Recorded<Event>): readonly Key[];
  /** Rows found otherwise than by their key: every row with this value in this column is folded too. */
  also?: Also<keyof Row & string, Event>;
  /** Whose key the fold will ask for, where the event tells; many keys are then fetched in one statement. */
  personId?(recorded: Recorded<Event>): string | null;
  fold(row: Row | null, recorded: Recorded<Event>, key: Key, unseal: Unseal): Row | null;
}

/** The column that is looked in, and the value that an event asks for there; null where it asks for none. */
export interface Also<Column extends string, Event extends DomainEvent = DomainEvent> {
  column: Column;
  value(recorded: Recorded<Event>): Key | null;
}

/** A projection whose rows are its own affair: whoever handles it hands it rows of its table and events of its categories. */
export interface AnyProjection extends Omit<Projection<object>, 'also'> {
  also?: Also<string>;
}

/**
 * What a row of one table says to a row of another: put into it what the source row says now. Putting the same again,
 * or an older word before a newer, ends in the same target row, so that batches may be cut anywhere.
 */
export interface Rollup<Source extends object, Target extends object> {
  name: string;
  source: Table<Source>;
  target: Table<Target>;
  key(source: Source): Key;
  /** The source's column that holds the target's key. */
  column: keyof Source & string;
  /** The source rows that the target knows of by its own events. */
  sources(target: Target): readonly Key[];
  apply(target: Target | null, source: Source): Target;
}

/** A rollup whose rows are its own affair, as with `AnyProjection`. */
export interface AnyRollup extends Omit<Rollup<object, object>, 'column'> {
  column: string;
}

/** Rows that follow from one row of another table and are replaced with it; their table's key is the source's. */
export interface Derived<Source extends object = object, Row extends object = object> {
  source: Table<Source>;
  table: Table<Row>;
  rows(source: Source): readonly Row[];
}

/** All that the runner keeps up to date from the events, beside the log mirror. */
export interface ReadModels {
  projections: readonly AnyProjection[];
  rollups: readonly AnyRollup[];
  derived: readonly Derived[];
  stats: readonly Stat[];
}

/** What an event type says beyond the folded state. Every type of the union stands in the table; null says: nothing. */
export type Words<Event extends DomainEvent, Row> = {
  readonly [Type in Event['type']]:
    | ((recorded: Recorded<Extract<Event, { type: Type }>>) => Partial<Row>)
    | null;
};

/** What the table says to an event; nothing where its type is of a newer version. */
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

/** The row of what a stream is about; none for what is only said of it. */
export function changedRow(recorded: Recorded): readonly Key[] {
  return isNote(recorded.event) ? [] : [idOf(recorded)];
}

/** The later of two ISO instants. */
export function later(one: string, other: string): string {
  return [one, other].sort()[1] ?? one;
}
