import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemCommand } from '../testing/random-commands.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { type Step, steps, walk } from '../testing/walk.ts';
import { transitionOf } from '../transition-table.ts';
import { memberRentals } from '../trysets/member-rentals.ts';
import { tryset } from '../trysets/tryset.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { finalItemStatuses, trysetItemStatuses } from './item-status.ts';
import { trysetItemRules, trysetItemTransitions } from './item-transitions.ts';

const walked = (taken: readonly Step[]) =>
  walk(
    {
      decider: trysetItem,
      rules: trysetItemRules,
      commandOf: itemCommand,
      histories: Object.values(itemHistories),
    },
    taken,
  );

const arrived: Readonly<Record<string, string>> = {
  tryset_delivering: 'tryset_delivered',
  return_delivering: 'return_arrived',
};

test('no sequence of commands leaves the transition table', () => {
  const reached = new Set<string>(['idle']);
  fc.assert(
    fc.property(steps, (taken) => {
      for (const { before, command, events, after, actor } of walked(taken)) {
        if (after.status !== before.status) reached.add(after.status);
        if (events.length === 0) {
          expect(after).toStrictEqual(before);
          continue;
        }
        const row = transitionOf(trysetItemTransitions, command.action);
        expect(row.who).toContain(actor.label);
        expect(row.from).toContain(before.status);
        expect(events[0]?.type).toBe(row.event);
        const hasArrived = events.length === 2;
        if (command.action === 'undo_force_purchase') expect(after.status).toBe(before.forced?.from);
        else if (row.to === 'told')
          expect(after.status).toBe(hasArrived ? arrived[before.status] : before.status);
        else expect(after.status).toBe(row.to === 'same' ? before.status : row.to);
      }
    }),
    { numRuns: 1_000 },
  );
  // No command leads back to before the request.
  expect([...reached].sort()).toStrictEqual(trysetItemStatuses.toSorted());
});

test('a final status stays unless an order or an undo takes the item back; a delivery stays unless it never came', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const moves = walked(taken);
      for (const { before, command, events, after } of moves) {
        const comesBack = ['take_back', 'undo_force_purchase'].includes(command.action) && events.length > 0;
        if (finalItemStatuses.includes(before.status) && !comesBack) expect(after.status).toBe(before.status);
        if (before.deliveredAt === null) continue;
        const isTakenBack = command.action === 'not_received' && events.length > 0;
        expect(after.deliveredAt).toBe(isTakenBack ? null : before.deliveredAt);
      }
    }),
    { numRuns: 500 },
  );
});

test('an event of an unknown type leaves the state unchanged', () => {
  const at = '2026-03-02T09:00:00.000Z';
  fc.assert(
    fc.property(steps, fc.string(), fc.anything(), (taken, name, data) => {
      const state = walked(taken).at(-1)?.after ?? trysetItem.initial;
      const unknown = { type: `Newer${name}`, data };
      expect(trysetItem.evolve(state, unknown as unknown as TrysetItemEvent, at)).toBe(state);
      for (const decider of [tryset, memberRentals]) {
        expect(decider.evolve(decider.initial as never, unknown as never, at)).toBe(decider.initial);
      }
    }),
  );
});
