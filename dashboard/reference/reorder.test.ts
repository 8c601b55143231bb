import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Prioritized, placed, priorityChanges } from './reorder.ts';

const entry = (id: number, priority: number): Prioritized => ({ id, priority });

/** Returns the ids in the server's order. */
function answered(entries: readonly Prioritized[]): number[] {
  return entries.toSorted((a, b) => a.priority - b.priority || a.id - b.id).map(({ id }) => id);
}

function applied(entries: readonly Prioritized[], changes: readonly Prioritized[]): Prioritized[] {
  return entries.map((one) => changes.find(({ id }) => id === one.id) ?? one);
}

test('moving an entry between two others changes only its own priority', () => {
  const order = placed([entry(1, 10), entry(2, 20), entry(3, 30)], 3, 1);
  expect(order.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(priorityChanges(order, 3)).toEqual([entry(3, 15)]);
});

test('renumbers all entries if no number lies between the neighbours', () => {
  const order = placed([entry(1, 0), entry(2, 0), entry(3, 0)], 3, 0);
  expect(priorityChanges(order, 3)).toEqual([entry(3, 10), entry(1, 20), entry(2, 30)]);
});

test('limits a position to the ends of the list, and ignores an unknown entry', () => {
  const entries = [entry(1, 10), entry(2, 20)];
  expect(placed(entries, 1, 9).map(({ id }) => id)).toEqual([2, 1]);
  expect(placed(entries, 2, -3).map(({ id }) => id)).toEqual([2, 1]);
  expect(placed(entries, 7, 0)).toEqual(entries);
  expect(priorityChanges(entries, 7)).toEqual([]);
});

test('after any move the server returns the requested order, with valid priorities', () => {
  const priorities = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(priorities, fc.nat(), fc.nat(), (given, from, to) => {
      const all = given.map((priority, at) => entry(at + 1, priority));
      const entries = answered(all).flatMap((id) => all.filter((one) => one.id === id));
      const moved = entries[from % entries.length]?.id ?? 0;
      const order = placed(entries, moved, to % entries.length);
      const changed = applied(order, priorityChanges(order, moved));
      expect(answered(changed)).toEqual(order.map(({ id }) => id));
      expect(changed.every(({ priority }) => priority >= 0)).toBe(true);
    }),
  );
});
