import type { Actor } from '../actor.ts';
import { type Decider, type Decision, fold } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { happened } from './given.ts';

/** A command in a race, with its actor. */
export interface Runner<Command> {
  command: Command;
  actor: Actor;
}

export interface Finish<State, Event extends DomainEvent> {
  /** The events that both commands appended, in order. */
  events: readonly Event[];
  state: State;
  /** The decision on the faster command, and the decision on the slower one after it. */
  faster: Decision<Event>;
  slower: Decision<Event>;
}

const askedAt = '2026-06-01T00:00:00.000Z';

/**
 * Decides two commands on the same revision. The faster command's append succeeds. If the slower command has events to append,
 * it conflicts and is decided again on the new state.
 */
export function race<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  history: readonly Event[],
  fast: Runner<Command>,
  slow: Runner<Command>,
): Finish<State, Event> {
  const seen = fold(decider, happened(history));
  const decide = (state: State, { command, actor }: Runner<Command>) =>
    decider.decide(state, command, { actor, at: askedAt });
  const apply = (state: State, decision: Decision<Event>) =>
    (decision.ok ? decision.events : []).reduce(
      (after, event) => decider.evolve(after, event, askedAt),
      state,
    );
  const faster = decide(seen, fast);
  const between = apply(seen, faster);
  const slower = decide(between, slow);
  return {
    events: [...(faster.ok ? faster.events : []), ...(slower.ok ? slower.events : [])],
    state: apply(between, slower),
    faster,
    slower,
  };
}

/** Returns the error code of a refusal; null for an accepted command. */
export function codeOf(decision: Decision<DomainEvent>): string | null {
  return decision.ok ? null : decision.refusal.errorCode;
}
