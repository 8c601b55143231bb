import { uncountedItemStatuses } from './item-status.ts';

/** `status` is a `TrysetItemStatus`; plain text if it came over the network. */
interface WithStatus {
  status: string;
  isRemoved?: boolean;
}

/** The items that count in totals and selections of a tryset: those neither canceled nor removed. */
export function validItems<Item extends WithStatus>(items: readonly Item[]): Item[] {
  return items.filter((item) => !uncountedItemStatuses.includes(item.status) && item.isRemoved !== true);
}

/** The item that represents a tryset: the first that is neither bought nor being bought, else the first valid one. */
export function mainItem<Item extends WithStatus>(items: readonly Item[]): Item | null {
  const valid = validItems(items);
  const unbought = valid.find((item) => item.status !== 'purchase_pending' && item.status !== 'purchased');
  return unbought ?? valid[0] ?? null;
}
