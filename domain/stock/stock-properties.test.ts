import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockCommand } from '../testing/random-commands.ts';
import { stockHistories } from '../testing/stock-items.ts';
import { type Step, steps, walk } from '../testing/walk.ts';
import { transitionOf } from '../transition-table.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';
import { stockStatuses } from './stock-status.ts';
import { stockItemRules, stockItemTransitions } from './stock-transitions.ts';

const walked = (taken: readonly Step[]) =>
  walk(
    {
      decider: stockItem,
      rules: stockItemRules,
      commandOf: stockCommand,
      histories: Object.values(stockHistories),
    },
    taken,
  );

test('no sequence of commands leaves the transition table', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(steps, (taken) => {
      for (const { before, command, events, after, actor } of walked(taken)) {
        if (after.status !== before.status) reached.add(after.status);
        if (events.length === 0 || events[0]?.type === 'StockItemHolderRefused') {
          expect(after).toStrictEqual(before);
          continue;
        }
        const row = transitionOf(stockItemTransitions, command.action);
        const isGivenUp = command.action === 'unavailable' && before.status === 'unavailable';
        expect(row.who).toContain(actor.label);
        if (!isGivenUp) expect(row.from).toContain(before.status);
        if (command.action === 'undo_curator_paid') expect(after.status).toBe(before.paid?.former.status);
        else if (row.to === 'told') expect(['in_stock', 'in_check', 'unavailable']).toContain(after.status);
        else expect(after.status).toBe(row.to === 'same' ? before.status : row.to);
      }
    }),
    { numRuns: 1_000 },
  );
  // No command leads back to before the registration, and only an import sets `idle`.
  expect([...reached, 'none', 'idle'].sort()).toStrictEqual(stockStatuses.toSorted());
});

test('has at most one holder, and exactly one while reserved or in use', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      for (const { before, events, after } of walked(taken)) {
        if (['requested', 'in_use'].includes(after.status)) expect(after.holder).not.toBeNull();
        if (['in_check', 'hold', 'unavailable'].includes(after.status)) continue;
        if (!['requested', 'in_use'].includes(after.status)) expect(after.holder).toBeNull();
        const isHandedOver = events.some(({ type }) => type === 'StockItemHandedOver');
        if (before.holder !== null && after.holder !== null && !isHandedOver)
          expect(after.holder).toStrictEqual(before.holder);
      }
    }),
    { numRuns: 500 },
  );
});

test('a garment that a curator paid for stays gone unless this is undone; the use count is the number of loans that left', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const moves = walked(taken);
      const loans = moves.flatMap(({ events }) => events).filter(({ type }) => type === 'StockItemLent');
      const before = moves[0]?.before.useCount ?? 0;
      const neverLeft = moves.filter(
        ({ before: { status, useCount }, events }) =>
          status !== 'requested' && useCount > 0 && events.some(({ type }) => type === 'StockItemNotSent'),
      );
      expect((moves.at(-1)?.after.useCount ?? 0) - before).toBe(loans.length - neverLeft.length);
      for (const { before, events, after } of moves) {
        const isUndone = events.some(({ type }) => type === 'StockItemCuratorPaidUndone');
        if (before.unavailableReason !== 'curator_paid' || isUndone) continue;
        expect(after).toMatchObject({
          status: 'unavailable',
          unavailableReason: 'curator_paid',
          holder: null,
        });
      }
    }),
    { numRuns: 500 },
  );
});

test('an event of an unknown type leaves the state unchanged', () => {
  fc.assert(
    fc.property(steps, fc.string(), fc.anything(), (taken, name, data) => {
      const state = walked(taken).at(-1)?.after ?? stockItem.initial;
      const unknown = { type: `Newer${name}`, data } as unknown as StockItemEvent;
      expect(stockItem.evolve(state, unknown, '2026-03-02T09:00:00.000Z')).toBe(state);
    }),
  );
});
