import { expect, test } from 'vitest';
import type { DomainEvent } from '#domain/event.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { stockItemSamples } from '#domain/testing/stock-item-samples.ts';
import { stockHistories } from '#domain/testing/stock-items.ts';
import { trysetItemSamples } from '#domain/testing/tryset-item-samples.ts';
import { itemHistories } from '#domain/testing/tryset-items.ts';
import type { Transition } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { Projection } from './projection.ts';
import { stockItemsProjection } from './stock/projection.ts';
import { foldAll } from './testing/folding.ts';
import { trysetItemsProjection } from './tryset-items/projection.ts';

interface Table {
  projection: Projection<object>;
  rows: readonly Transition[];
  samples: Readonly<Record<string, { events: readonly DomainEvent[] }>>;
  histories: Readonly<Record<string, readonly DomainEvent[]>>;
}

/** Both transition tables with their projections. Their types are erased, since the test only compares rows. */
const tables = [
  ['stock_item-501', stockItemsProjection, stockItemTransitions, stockItemSamples, stockHistories],
  ['tryset_item-7', trysetItemsProjection, trysetItemTransitions, trysetItemSamples, itemHistories],
].map(([name, projection, rows, samples, histories]) => [
  name,
  { projection, rows, samples, histories },
]) as unknown as [string, Table][];

// Columns that an undo itself changes: it counts as an event of its own.
const ofTheUndoing = { revision: null, updatedAt: null };

test.each(tables)('the row of %s is the same before an action and after its undo', (stream, table) => {
  const { projection, rows, samples, histories } = table;
  const rowAfter = (events: readonly DomainEvent[]) => ({
    ...foldAll(
      projection,
      stream,
      events.map((event, day) => ({ event, on: `2025-01-${String(day + 1).padStart(2, '0')}` })),
    ),
    ...ofTheUndoing,
  });
  for (const { action, from, undo, undoFrom = from } of rows) {
    if (undo === undefined) continue;
    for (const status of undoFrom) {
      const before = histories[status] ?? [];
      const there = samples[action]?.events ?? [];
      const back = samples[undo]?.events ?? [];
      const restored = rowAfter([...before, ...there, ...back]);
      // Undoing `normal` makes the item express again, but the history of this status has a normal item.
      const had = action === 'normal' ? { isExpress: true } : {};
      expect([action, status, restored]).toEqual([action, status, { ...rowAfter(before), ...had }]);
    }
  }
});
