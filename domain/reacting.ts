import type { Decider } from './decider.ts';
import type { DomainEvent } from './event.ts';
import type { KnownDeadline, Target } from './reacting-kinds.ts';

/** A kind of stream that receives follow-up commands, and the consequences of its own events. */
export interface Reacting<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  /** Returns the consequences of an event. `state` is the state at the event or later. */
  after?(event: Event, state: State): Consequence[];
  /** Returns the deadlines that an event sets, or a function that derives them from the state at the event or later. */
  deadlines?(event: Event, on: { id: number; at: string }): Deadlines<State>;
}

/**
 * A command that follows from an event, on another stream or the same. It runs as the actor of the event (`actor`) or as the
 * system. The command runs right after the event, and again as a reaction. Its id derives from the event, so it takes effect
 * only once.
 */
export type Consequence = Target & {
  as: 'actor' | 'system';
  /** An id that tells commands apart. Set if an event causes the same action on one stream more than once. */
  of?: number;
};

/** Returns a key that is unique among the consequences of one event. */
export function partOf({ on, id, command, of }: Consequence): string {
  const part = `${on}:${id}:${command.action}`;
  return of === undefined ? part : `${part}:${of}`;
}

/** A deadline: an action that happens once, at an ISO instant. It is stored in this shape. */
export interface Deadline {
  name: string;
  dueAt: string;
}

/** The deadlines that an event sets. With `ofState`, they depend on the state, which is read from the stream. */
export type Deadlines<State> = readonly KnownDeadline[] | { ofState(state: State): readonly KnownDeadline[] };

/** Adds milliseconds to an ISO instant. */
export function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
