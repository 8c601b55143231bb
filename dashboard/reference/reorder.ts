export interface Prioritized {
  id: number;
  priority: number;
}

/** Wide enough that most later moves change one entry alone. */
const step = 10;

/** The entries with one of them at another place; places beyond the ends are the ends. */
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
 * The priorities that have to change for entries to stand in this order, once one of them was moved: its own where a
 * number lies between its neighbours', else those of all that do not fit a new count from the first on.
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

/** Equal priorities stand in an order that nobody chose, so neighbours must differ. */
function isInOrder(entries: readonly Prioritized[]): boolean {
  return entries.every((entry, at) => at === 0 || (entries[at - 1]?.priority ?? 0) < entry.priority);
}

function priorityBetween(before: Prioritized | undefined, after: Prioritized | undefined): number | null {
  if (after === undefined) return before === undefined ? null : before.priority + step;
  const low = before?.priority ?? -1;
  const middle = Math.floor((low + after.priority) / 2);
  return middle > low && middle < after.priority ? middle : null;
}
