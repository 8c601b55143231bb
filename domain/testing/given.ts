import { expect } from 'vitest';
import type { Actor } from '../actor.ts';
import { type Decider, type Decision, fold } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** The instant of a history's first event; further events follow one a minute. */
export const firstAt = '2026-03-02T09:00:00.000Z';
const askedAt = '2026-06-01T00:00:00.000Z';

/** The outcome of a command. Each check compares whole events or the whole refusal with all fields. */
export interface Outcome<State, Event extends DomainEvent> {
  /** Expects exactly these events; returns the state after them. */
  then(...events: Event[]): State;
  /** Expects a refusal with this code and, if given, exactly this detail. */
  thenRefused(errorCode: string, detail?: Record<string, unknown>): void;
  /** Expects that the command is accepted without events. */
  thenNothing(): void;
  decision: Decision<Event>;
}

interface Given<State, Command, Event extends DomainEvent> {
  state: State;
  when(command: Command, actor: Actor): Outcome<State, Event>;
}

/**
 * Tests of a decider in the form `given(events).when(command, actor).then(events)`. Each decision is taken twice on the
 * same state: both must be equal and leave the state unchanged.
 */
export function scenarios<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
) {
  const givenState = (state: State): Given<State, Command, Event> => ({
    state,
    when(command, actor) {
      const before = structuredClone(state);
      const decision = decider.decide(state, command, { actor, at: askedAt });
      expect(decider.decide(state, command, { actor, at: askedAt })).toStrictEqual(decision);
      expect(state).toStrictEqual(before);
      return outcome(decider, state, decision);
    },
  });
  return {
    givenState,
    given: (events: readonly Event[]) => givenState(fold(decider, happened(events))),
  };
}

/** Returns the events as a history, one a minute. */
export function happened<Event extends DomainEvent>(
  events: readonly Event[],
): { event: Event; at: string }[] {
  return events.map((event, minute) => ({ event, at: minutesLater(minute) }));
}

export function minutesLater(minutes: number): string {
  return new Date(Date.parse(firstAt) + minutes * 60_000).toISOString();
}

function outcome<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  state: State,
  decision: Decision<Event>,
): Outcome<State, Event> {
  return {
    decision,
    // biome-ignore lint/suspicious/noThenProperty: named as in given, when, then; no code awaits an outcome
    then(...events) {
      expect(decision).toStrictEqual({ ok: true, events });
      return events.reduce((after, event) => decider.evolve(after, event, askedAt), state);
    },
    thenRefused(errorCode, detail) {
      if (decision.ok) expect.fail(`not refused, but: ${JSON.stringify(decision.events)}`);
      expect(decision.refusal.errorCode).toBe(errorCode);
      if (detail !== undefined) expect(decision.refusal.detail).toStrictEqual(detail);
    },
    thenNothing() {
      expect(decision).toStrictEqual({ ok: true, events: [] });
    },
  };
}
