import type { Actor } from '../actor.ts';
import { type Decider, type Decision, fold } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { happened } from './given.ts';

/** Somebody's command in a race. */
export interface Runner<Command> {
  command: Command;
  actor: Actor;
}

export interface Finish<State, Event extends DomainEvent> {
  /** What the two left together, in this order. */
  events: readonly Event[];
  state: State;
  /** What was decided for the one that was faster, and for the other on what it then found. */
  faster: Decision<Event>;
  slower: Decision<Event>;
}

const askedAt = '2026-06-01T00:00:00.000Z';

/**
 * Two commands decided on the same revision. The faster one's append wins; the other's conflicts where it has
 * anything to append, and is decided again on what is there then. What it decided first counts for nothing.
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

/** The error code of a refusal; null for what was accepted. */
export function codeOf(decision: Decision<DomainEvent>): string | null {
  return decision.ok ? null : decision.refusal.errorCode;
}
