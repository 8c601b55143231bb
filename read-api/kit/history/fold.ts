import type { DomainEvent } from '#domain/event.ts';

type State = Readonly<Record<string, unknown>>;

/** Folds the events of one kind of stream. */
export interface Fold {
  initial: State;
  evolve(state: State, event: DomainEvent, at: string): State;
}

/** The fold of a record entity: its first event has all its fields, and its id is in the stream's name. */
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

/** Wraps the domain's fold for states and events of one kind. */
export function fold<StateOf extends object, Event extends DomainEvent>(
  initial: StateOf,
  evolve: (state: StateOf, event: Event, at: string) => StateOf,
): Fold {
  // The domain's folds ignore unknown event types, so any event may be passed.
  return { initial: { ...initial } as State, evolve: evolve as Fold['evolve'] };
}
