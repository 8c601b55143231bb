import type { Actor } from './actor.ts';
import type { DomainEvent } from './event.ts';

/**
 * Why a command was refused. `errorCode` is stable and dotted (`stock_item.transition_not_allowed`). `kind` is the cause:
 * `forbidden` (the actor), `conflict` (the state) or `invalid` (the values).
 */
export interface Refusal {
  kind: 'forbidden' | 'conflict' | 'invalid';
  errorCode: string;
  message: string;
  detail: Record<string, unknown>;
}

/** The result of a decision: the command's events (none if it changes nothing), or the refusal. */
export type Decision<Event extends DomainEvent> =
  | { ok: true; events: readonly Event[] }
  | { ok: false; refusal: Refusal };

/** Who gives a command and when: the actor and the ISO instant. */
export interface Asked {
  actor: Actor;
  at: string;
}

/** Describes a kind of stream: folds its events into a state, and decides which events a command adds. */
export interface Decider<State, Command, Event extends DomainEvent> {
  category: string;
  initial: State;
  decide(state: State, command: Command, asked: Asked): Decision<Event>;
  evolve(state: State, event: Event, at: string): State;
  /** Returns the brands whose admins may see the stream's events. If omitted, no brand may see them. */
  brandIds?(state: State): readonly number[];
  /** How many handled commands the stream remembers; `memorySpan` if omitted. */
  memory?: number;
}

export function accept<Event extends DomainEvent>(...events: Event[]): Decision<Event> {
  return { ok: true, events };
}

export const nothingToDo = { ok: true, events: [] } as const;

export function refuse(
  kind: Refusal['kind'],
  errorCode: string,
  message: string,
  detail: Record<string, unknown> = {},
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { kind, errorCode, message, detail } };
}

/** Returns the state after a whole history of `{event, at}`. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event>, 'initial' | 'evolve'>,
  history: Iterable<{ event: Event; at: string }>,
): State {
  let state = decider.initial;
  for (const { event, at } of history) state = decider.evolve(state, event, at);
  return state;
}
