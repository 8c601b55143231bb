import type { DomainEvent } from '#domain/event.ts';

type State = Readonly<Record<string, unknown>>;

/** How the state of a kind of stream follows from its events. */
export interface Fold {
  initial: State;
  evolve(state: State, event: DomainEvent, at: string): State;
}

/** That of an entity of fields alone: its first event says all of them, and its id stands in the stream's name. */
export function foldOfRecord<StateOf extends { status: string; id: number }, Event extends DomainEvent>({
  initial,
  evolve,
}: {
  initial: StateOf;
  evolve: (state: StateOf, event: Event, at: string) => StateOf;
}): Fold {
  const of = fold(initial, evolve);
  return {
    initial: { status: initial.status },
    evolve(state, event, at) {
      const { id: _, ...after } = of.evolve({ ...initial, ...state }, event, at);
      return after;
    },
  };
}

/** The fold that the domain decides on, over states and events of one kind. */
export function fold<StateOf extends object, Event extends DomainEvent>(
  initial: StateOf,
  evolve: (state: StateOf, event: Event, at: string) => StateOf,
): Fold {
  // Types that only a newer version knows leave the state as it is, so any event may be given.
  return { initial: { ...initial } as State, evolve: evolve as Fold['evolve'] };
}
