import type { TrysetItemStatus } from './item-status.ts';

interface WithStatus {
  status: TrysetItemStatus;
}

/** The items that count: those not canceled. */
export function validItems<Item extends WithStatus>(items: readonly Item[]): Item[] {
  return items.filter((item) => item.status !== 'tryset_canceled');
}

/** The item that stands for a tryset: the first not being bought nor bought, else the first valid one. */
export function mainItem<Item extends WithStatus>(items: readonly Item[]): Item | null {
  const valid = validItems(items);
  const unbought = valid.find((item) => item.status !== 'purchase_pending' && item.status !== 'purchased');
  return unbought ?? valid[0] ?? null;
}
