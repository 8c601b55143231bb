import { expect } from 'vitest';
import type { Actor } from '../actor.ts';
import { type Decider, type Decision, fold } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** When the events of a given history happened: one a minute from here on. */
export const firstAt = '2026-03-02T09:00:00.000Z';
const askedAt = '2026-06-01T00:00:00.000Z';

/** What followed from a command. Each check compares whole events or the whole refusal, and none leaves a field out. */
export interface Outcome<State, Event extends DomainEvent> {
  /** Exactly these events followed; answers the state after them. */
  then(...events: Event[]): State;
  /** It was refused with this code and, where given, exactly this detail. */
  thenRefused(errorCode: string, detail?: Record<string, unknown>): void;
  /** It was accepted, and there was nothing to do. */
  thenNothing(): void;
  decision: Decision<Event>;
}

interface Given<State, Command, Event extends DomainEvent> {
  state: State;
  when(command: Command, actor: Actor): Outcome<State, Event>;
}

/**
 * Tests of a decider in the form `given(events).when(command, actor).then(events)`. Each decision is taken twice on
 * the same state, which must come out the same and leave the state as it was.
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

/** The events as a history: one a minute. */
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
    // biome-ignore lint/suspicious/noThenProperty: the word of given, when, then; nobody awaits an outcome
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
