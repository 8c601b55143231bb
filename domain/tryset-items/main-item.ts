import { uncountedItemStatuses } from './item-status.ts';

/** `status` is a `TrysetItemStatus`, as text where it has come over the wire. */
interface WithStatus {
  status: string;
  isRemoved?: boolean;
}

/** The items that count, wherever items of a tryset are counted or chosen: those neither canceled nor removed. */
export function validItems<Item extends WithStatus>(items: readonly Item[]): Item[] {
  return items.filter((item) => !uncountedItemStatuses.includes(item.status) && item.isRemoved !== true);
}

/** The item that stands for a tryset: the first not being bought nor bought, else the first valid one. */
export function mainItem<Item extends WithStatus>(items: readonly Item[]): Item | null {
  const valid = validItems(items);
  const unbought = valid.find((item) => item.status !== 'purchase_pending' && item.status !== 'purchased');
  return unbought ?? valid[0] ?? null;
}
