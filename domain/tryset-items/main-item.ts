import { uncountedItemStatuses } from './item-status.ts';

/** An item with its status: a `TrysetItemStatus`, or plain text if it came over the network. */
interface WithStatus {
  status: string;
  isRemoved?: boolean;
}

/** Returns the items that count in totals and selections of a tryset: those neither canceled nor removed. */
export function validItems<Item extends WithStatus>(items: readonly Item[]): Item[] {
  return items.filter((item) => !uncountedItemStatuses.includes(item.status) && item.isRemoved !== true);
}

/**
 * Returns the item that represents a tryset: the first that is neither bought nor being bought, else the first valid one. Null
 * if no item is valid.
 */
export function mainItem<Item extends WithStatus>(items: readonly Item[]): Item | null {
  const valid = validItems(items);
  const unbought = valid.find((item) => item.status !== 'purchase_pending' && item.status !== 'purchased');
  return unbought ?? valid[0] ?? null;
}
