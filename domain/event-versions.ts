import type { DomainEvent } from './event.ts';

/** A decider whose events are its own affair. */
export interface AnyFold {
  category: string;
  initial: unknown;
  evolve(state: unknown, event: DomainEvent, at: string): unknown;
}

/** What is written to a kind of stream: the newest version of each type, and how the types are folded. */
export interface Written {
  fold: AnyFold;
  newest: Readonly<Record<string, number>>;
}

/** Each event type of a stream with its newest version. A type that is missing does not compile. */
export function written<State, Event extends DomainEvent>(
  fold: { category: string; initial: State; evolve(state: State, event: Event, at: string): State },
  newest: Readonly<Record<Event['type'], number>>,
): Written {
  return { fold, newest };
}
