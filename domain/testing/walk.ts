import fc from 'fast-check';
import type { Actor, Role } from '../actor.ts';
import { roles } from '../actor.ts';
import { type Decider, fold } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { actionsFor, type Rules } from '../transition-table.ts';
import { actors } from './actors.ts';
import { happened, minutesLater } from './given.ts';

/** A random step: an allowed action by an allowed actor, or (wild) any action by any actor. */
export interface Step {
  pick: number;
  wild: boolean;
  role: Role;
  variant: number;
}

const step = fc.record({
  pick: fc.nat(9_999),
  wild: fc.nat(4).map((die) => die === 0),
  role: fc.constantFrom<Role>(...roles, 'staff', 'system'),
  variant: fc.nat(9_999),
});

/** Generates long walks. Without `noBias` fast-check prefers small values, and most walks would end near their beginning. */
export const steps = fc.noBias(fc.array(step, { minLength: 20, maxLength: 80 }));

interface World<
  State extends { status: string },
  Command extends { action: string },
  Event extends DomainEvent,
> {
  decider: Decider<State, Command, Event>;
  rules: Rules<string, string, State>;
  /** Returns the command of an action; `variant` chooses among its payloads. */
  commandOf(action: string, variant: number, state: State): Command;
  /** Histories of events. The walk begins after one of them. */
  histories: readonly (readonly Event[])[];
}

export interface Moved<State, Command, Event> {
  before: State;
  command: Command;
  actor: Actor;
  events: readonly Event[];
  after: State;
}

/**
 * Takes the steps one after another, after the history that the first step chooses. Returns the steps that the decider
 * accepted.
 */
export function walk<
  State extends { status: string },
  Command extends { action: string },
  Event extends DomainEvent,
>(
  { decider, rules, commandOf, histories }: World<State, Command, Event>,
  taken: readonly Step[],
): Moved<State, Command, Event>[] {
  const history = histories[(taken[0]?.variant ?? 0) % histories.length] ?? [];
  let state = fold(decider, happened(history));
  const moves: Moved<State, Command, Event>[] = [];
  for (const [minute, { pick, wild, role, variant }] of taken.entries()) {
    const at = minutesLater(history.length + minute);
    const allowed = actionsFor(rules, state, role, at).filter((answer) => answer.allowed);
    const names =
      wild || allowed.length === 0 ? rules.table.map((row) => row.action) : allowed.map(({ name }) => name);
    const command = commandOf(names[pick % names.length] ?? '', variant, state);
    const actor = actors[role];
    const decision = decider.decide(state, command, { actor, at });
    if (!decision.ok) continue;
    const before = state;
    for (const event of decision.events) state = decider.evolve(state, event, at);
    moves.push({ before, command, actor, events: decision.events, after: state });
  }
  return moves;
}
