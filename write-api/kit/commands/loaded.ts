import type { Decider } from '#domain/decider.ts';
import { type DomainEvent, effectiveTime } from '#domain/event.ts';
import { isNote } from '#domain/note-kinds.ts';
import { memorySpan, type Remembered, remember } from '#domain/remembered.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import { asEvent, type StoredEvent } from '#event-store/stored-event.ts';

/** A stream folded up to a revision. `position` is the one of the last event; null for an empty stream. */
export interface Loaded<State> {
  state: State;
  revision: ExpectedRevision;
  /** The revision of the last event that changed the entity. Later events, such as comments, change no row and no form. */
  changed: ExpectedRevision;
  position: bigint | null;
  /** The effective time of the last event; null for an empty stream. */
  at: string | null;
  memory: readonly Remembered[];
  /** The number of events read from the store that no command's metrics include yet. */
  uncounted: number;
}

/** Returns a stream before its first event. */
export function untouchedStream<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
): Loaded<State> {
  return {
    state: decider.initial,
    revision: 'no_stream',
    changed: 'no_stream',
    position: null,
    at: null,
    memory: [],
    uncounted: 0,
  };
}

/** Returns the stream after one more event. */
export function advance<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  loaded: Loaded<State>,
  stored: Omit<StoredEvent, 'storedData'>,
): Loaded<State> {
  const { metadata, revision, position } = stored;
  const at = effectiveTime(metadata, stored.recordedAt, loaded.at);
  const { commandId, bodyHash = null } = metadata;
  return {
    state: decider.evolve(loaded.state, asEvent(stored), at),
    revision,
    changed: isNote(stored) ? loaded.changed : revision,
    position,
    at,
    memory: remember(loaded.memory, { commandId, bodyHash, revision }, decider.memory ?? memorySpan),
    uncounted: loaded.uncounted,
  };
}

/** The revision of a stream before its first event, as calls and answers name it. */
export const beforeFirst = -1n;

/** Returns the revision of the last event that changed the entity; -1 before the first event. */
export function lastChange({ changed }: Pick<Loaded<unknown>, 'changed'>): bigint {
  return changed === 'no_stream' ? beforeFirst : changed;
}

/** Returns whether a revision includes all changes of the entity. Events that change nothing, such as comments, may follow it. */
export function isUpToDate(seen: bigint, { changed, revision }: Loaded<unknown>): boolean {
  if (seen === beforeFirst) return changed === 'no_stream';
  return !isNewer(changed, seen) && !isNewer(seen, revision);
}

/** Returns whether revision `one` is after `other`. */
export function isNewer(one: ExpectedRevision, other: ExpectedRevision): boolean {
  return one !== 'no_stream' && (other === 'no_stream' || one > other);
}
