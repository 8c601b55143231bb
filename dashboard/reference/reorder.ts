export interface Prioritized {
  id: number;
  priority: number;
}

/** Distance between priorities, wide enough that most later moves change only one entry. */
const step = 10;

/** Moves one entry to the index `to`, limited to the ends of the list. Returns a new list. */
export function placed<Entry extends Prioritized>(
  entries: readonly Entry[],
  id: number,
  to: number,
): Entry[] {
  const moving = entries.find((entry) => entry.id === id);
  if (moving === undefined) return [...entries];
  const others = entries.filter((entry) => entry.id !== id);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), moving, ...others.slice(at)];
}

/**
 * The priorities to change so that the server's order becomes `order` after one entry was moved. Only the moved entry
 * changes if a number lies between its neighbours. Otherwise all entries are renumbered from the first on.
 */
export function priorityChanges(order: readonly Prioritized[], moved: number): Prioritized[] {
  const at = order.findIndex(({ id }) => id === moved);
  const entry = order[at];
  if (entry === undefined) return [];
  const between = priorityBetween(order[at - 1], order[at + 1]);
  const others = order.filter(({ id }) => id !== moved);
  if (between !== null && isInOrder(others)) {
    return between === entry.priority ? [] : [{ id: moved, priority: between }];
  }
  return order
    .map(({ id }, index) => ({ id, priority: (index + 1) * step }))
    .filter(({ priority }, index) => priority !== order[index]?.priority);
}

/** Whether the priorities rise strictly. The order of equal priorities would be up to the server. */
function isInOrder(entries: readonly Prioritized[]): boolean {
  return entries.every((entry, at) => at === 0 || (entries[at - 1]?.priority ?? 0) < entry.priority);
}

function priorityBetween(before: Prioritized | undefined, after: Prioritized | undefined): number | null {
  if (after === undefined) return before === undefined ? null : before.priority + step;
  const low = before?.priority ?? -1;
  const middle = Math.floor((low + after.priority) / 2);
  return middle > low && middle < after.priority ? middle : null;
}
