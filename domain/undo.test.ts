import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decider } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { look } from './looks/look.ts';
import { lookRules } from './looks/look-transitions.ts';
import { stockItem } from './stock/stock-item.ts';
import { stockItemRules } from './stock/stock-transitions.ts';
import { actors } from './testing/actors.ts';
import { minutesLater } from './testing/given.ts';
import { lookHistories } from './testing/looks.ts';
import { itemCommand, stockCommand } from './testing/random-commands.ts';
import { lookCommand } from './testing/random-look-commands.ts';
import { stockHistories } from './testing/stock-items.ts';
import { itemHistories } from './testing/tryset-items.ts';
import { type Step, steps, walk } from './testing/walk.ts';
import { type Rules, type Transition, transitionOf } from './transition-table.ts';
import { trysetItem } from './tryset-items/item.ts';
import { trysetItemRules } from './tryset-items/item-transitions.ts';

interface Table<
  State extends { status: string },
  Command extends { action: string },
  Event extends DomainEvent,
> {
  decider: Decider<State, Command, Event>;
  rules: Rules<string, string, State>;
  commandOf: (action: string, variant: number, state: State) => Command;
  histories: Readonly<Record<string, readonly Event[]>>;
}

const at = minutesLater(10_000);

/** Tries every action that can be undone after random histories of an entity. */
function expectUndone<
  State extends { status: string },
  Command extends { action: string },
  Event extends DomainEvent,
>({ decider, rules, commandOf, histories }: Table<State, Command, Event>): void {
  const rows = rules.table;
  const tried = new Set<string>();

  /** Returns the state after an action; null if the action is refused for this actor. */
  function after(before: State, action: string, variant: number, who: Transition['who'][number]) {
    const decision = decider.decide(before, commandOf(action, variant, before), { actor: actors[who], at });
    if (!decision.ok) return null;
    return decision.events.reduce((state, event) => decider.evolve(state, event, at), before);
  }

  function expectWayBack(before: State, variant: number) {
    for (const { action, undo, undoFrom, who } of rows) {
      if (undo === undefined || (undoFrom !== undefined && !undoFrom.includes(before.status))) continue;
      for (const role of who) {
        const taken = after(before, action, variant, role);
        if (taken === null) continue;
        tried.add(action);
        expect(transitionOf(rows, undo).who).toContain(role);
        expect([action, before.status, after(taken, undo, variant, role)]).toEqual([
          action,
          before.status,
          before,
        ]);
      }
    }
  }

  const walked = (taken: readonly Step[]) =>
    walk({ decider, rules, commandOf, histories: Object.values(histories) }, taken);
  fc.assert(
    fc.property(steps, fc.nat(9_999), (taken, variant) => {
      for (const { after: state } of walked(taken)) expectWayBack(state, variant);
    }),
    { numRuns: 300 },
  );
  for (const { action, undo } of rows)
    expect([action, tried.has(action)]).toEqual([action, undo !== undefined]);
}

test('after any history of a stock item, an action and its undo restore its state', () => {
  expectUndone({
    decider: stockItem,
    rules: stockItemRules,
    commandOf: stockCommand,
    histories: stockHistories,
  });
});

test('after any history of a tryset item, an action and its undo restore its state', () => {
  expectUndone({
    decider: trysetItem,
    rules: trysetItemRules,
    commandOf: itemCommand,
    histories: itemHistories,
  });
});

test('after any history of a look, an action and its undo restore its state', () => {
  expectUndone({ decider: look, rules: lookRules, commandOf: lookCommand, histories: lookHistories });
});
