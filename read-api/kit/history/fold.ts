import type { DomainEvent } from '#domain/event.ts';

type State = Readonly<Record<string, unknown>>;

/** How the state of a kind of stream follows from its events. */
export interface Fold {
  initial: State;
  evolve(state: State, event: DomainEvent, at: string): State;
}

/** The fold that the domain decides on, over states and events of one kind. */
export function fold<StateOf extends object, Event extends DomainEvent>(
  initial: StateOf,
  evolve: (state: StateOf, event: Event, at: string) => StateOf,
): Fold {
  // Types that only a newer version knows leave the state as it is, so any event may be given.
  return { initial: { ...initial } as State, evolve: evolve as unknown as Fold['evolve'] };
}
