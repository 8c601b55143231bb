import type { DomainEvent } from './event.ts';

/** A decider with its own event types erased. */
export interface AnyFold {
  category: string;
  initial: unknown;
  evolve(state: unknown, event: DomainEvent, at: string): unknown;
}

/** The events of a kind of stream: the newest version of each type, and how they are folded. */
export interface Written {
  fold: AnyFold;
  newest: Readonly<Record<string, number>>;
}

/** Lists each event type of a stream with its newest version. A missing type does not compile. */
export function written<State, Event extends DomainEvent>(
  fold: { category: string; initial: State; evolve(state: State, event: Event, at: string): State },
  newest: Readonly<Record<Event['type'], number>>,
): Written {
  return { fold, newest };
}
