import type { Decider } from './decider.ts';
import type { DomainEvent } from './event.ts';
import type { KnownDeadline, Target } from './reacting-kinds.ts';

/** A kind of stream that commands may follow on, and what follows from its own events. */
export interface Reacting<State, Command, Event extends DomainEvent> {
  decider: Decider<State, Command, Event>;
  /** What an event causes. The state is that at the event or later. */
  after?(event: Event, state: State): Consequence[];
  /** What an event makes due, or how that follows from the state at the event or later. */
  deadlines?(event: Event, on: { id: number; at: string }): Deadlines<State>;
}

/**
 * What follows from an event: a command on another stream (or the same), in the name of whoever caused the event
 * (`actor`) or of the system. It runs at once, and again as a reaction; its id comes from the event, so it counts once.
 */
export type Consequence = Target & {
  as: 'actor' | 'system';
  /** Where an event causes the same action on one stream more than once: the id of what each of them is for. */
  of?: number;
};

/** What tells apart all that one event causes. */
export function partOf({ on, id, command, of }: Consequence): string {
  const part = `${on}:${id}:${command.action}`;
  return of === undefined ? part : `${part}:${of}`;
}

/** Something that is to happen at an ISO instant, once. It is stored as it stands here. */
export interface Deadline {
  name: string;
  dueAt: string;
}

/** Where the state decides it is asked for; it costs a look into the stream. */
export type Deadlines<State> = readonly KnownDeadline[] | { ofState(state: State): readonly KnownDeadline[] };

/** The ISO instant so much later. */
export function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
