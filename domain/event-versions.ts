import type { DomainEvent } from './event.ts';

/** A decider without its own event types. */
export interface AnyFold {
  category: string;
  initial: unknown;
  evolve(state: unknown, event: DomainEvent, at: string): unknown;
}

/** The event types of a kind of stream with their newest versions, and the decider that folds them. */
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
