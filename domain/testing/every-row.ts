import { describe, expect, test } from 'vitest';
import type { Role } from '../actor.ts';
import { roles } from '../actor.ts';
import type { Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import type { Transition } from '../transition-table.ts';
import { actors } from './actors.ts';
import { scenarios } from './given.ts';
import { comparable, type DecidedRow, decidedActions } from './rows.ts';

/** An example of an action: its command and all its consequences. */
export interface Sample<State, Command, Event> {
  command: Command;
  events: Event[] | ((state: State, role: Role) => Event[]);
  /** Changes to the state, apart from the status, that satisfy all guards. */
  standing?: Partial<State>;
  /** The resulting status by the present status or the role, if the command or other streams decide the result. */
  told?: Readonly<Record<string, string>>;
  /** The error code in other statuses, if a guard is checked before the status. Several guards answer by the status. */
  refusedAs?: string | ((status: string) => string | undefined);
  /** Further statuses in which the system may report the same fact again, as a no-op. */
  known?: readonly string[];
  /** A status of the row from which a guard refuses some of its roles, with the error code. */
  guarded?: { from: string; roles: readonly Role[]; code: string };
}

interface Table<State extends { status: string }, Command, Event extends DomainEvent> {
  /** The prefix of the table's error codes. */
  entity: string;
  decider: Decider<State, Command, Event>;
  table: readonly Transition[];
  decided: readonly DecidedRow[];
  samples: Readonly<Record<string, Sample<State, Command, Event>>>;
  statuses: readonly string[];
  stateOf(status: string): State;
  /** Returns the conditions of the decided table that are true in a state for a role. */
  factsOf(state: State, role: Role): ReadonlySet<string>;
  /** The code of the rule behind an error, if refusals of this kind name it. */
  ruleCodeOf?(errorCode: string): string | null;
}

/**
 * Compares a transition table with the decided one. Then tests the decider with every row, from every status and for every
 * role.
 */
export function testEveryRow<State extends { status: string }, Command, Event extends DomainEvent>(
  area: Table<State, Command, Event>,
): void {
  const { entity, decider, table, decided, samples, statuses, stateOf, factsOf, ruleCodeOf } = area;
  const { givenState } = scenarios(decider);

  test('the table is the decided one', () => {
    expect(comparable(table)).toStrictEqual(comparable(decided));
  });

  describe.each([...decided])('$action', (row) => {
    const sample = samples[row.action];
    if (sample === undefined) throw new Error(`no sample of ${row.action}`);
    const standingIn = (status: string): State => ({ ...stateOf(status), ...sample.standing });
    const others = statuses.filter((status) => !row.from.includes(status));
    const asks = (status: string, role: Role) =>
      givenState(standingIn(status)).when(sample.command, actors[role]);

    test.each(row.from)('is accepted from %s', (status) => {
      for (const role of row.who) {
        const { guarded } = sample;
        if (guarded?.from === status && guarded.roles.includes(role)) {
          asks(status, role).thenRefused(guarded.code);
          continue;
        }
        const state = standingIn(status);
        const events = typeof sample.events === 'function' ? sample.events(state, role) : sample.events;
        expect(events[0]?.type).toBe(row.event);
        const after = asks(status, role).then(...events);
        const to =
          row.to === 'same'
            ? status
            : row.to === 'told'
              ? (sample.told?.[status] ?? sample.told?.[role])
              : row.to;
        expect(after.status).toBe(to);
      }
    });

    test.each(others)('is refused from %s', (status) => {
      for (const role of row.who) {
        const answer = asks(status, role);
        if (role === 'system' && sample.known?.includes(status)) {
          answer.thenNothing();
          continue;
        }
        const allowed = decidedActions(decided, status, role, factsOf(standingIn(status), role));
        if (answer.decision.ok) expect.fail(`${role} was not refused from ${status}`);
        const { kind, errorCode, message, detail } = answer.decision.refusal;
        const { refusedAs } = sample;
        expect({ kind, errorCode }).toStrictEqual({
          kind: 'conflict',
          errorCode:
            (typeof refusedAs === 'function' ? refusedAs(status) : refusedAs) ??
            `${entity}.transition_not_allowed`,
        });
        expect({ ...detail, allowed: (detail.allowed as string[]).toSorted() }).toStrictEqual({
          status,
          asked: row.action,
          allowed,
          ...(ruleCodeOf && { ruleCode: ruleCodeOf(errorCode) }),
        });
        const words = refusedAs === undefined ? [status, row.action, ...allowed] : [row.action];
        for (const word of words) expect(message).toContain(word);
      }
    });

    test('is refused for every role that may not', () => {
      for (const role of roles.filter((label) => !row.who.includes(label))) {
        for (const status of statuses) {
          const answer = asks(status, role);
          answer.thenRefused(`${entity}.forbidden`);
          if (answer.decision.ok) continue;
          const { kind, detail } = answer.decision.refusal;
          expect(kind).toBe('forbidden');
          expect({ ...detail, who: (detail.who as string[]).toSorted() }).toStrictEqual({
            action: row.action,
            who: row.who.toSorted(),
          });
        }
      }
    });
  });
}
