import { keyOfPaid, type PaidFor, type PaidKey } from './paid-for.ts';
import type { PaidKind } from './point-kinds.ts';

/** One item's share of the points that pay for something. */
export interface PointShare {
  itemId: number;
  amount: number;
}

/** Held points by what they pay for (`tryset-21`) and item. */
export type Holds = Readonly<Partial<Record<PaidKey, Readonly<Record<number, number>>>>>;

/** Distributes whole points evenly over the items; the last gets the remainder. An item with zero points has no share. */
export function sharesOf(points: number, itemIds: readonly number[]): PointShare[] {
  const each = Math.floor(points / itemIds.length);
  const last = points - each * (itemIds.length - 1);
  return itemIds
    .map((itemId, index) => ({ itemId, amount: index === itemIds.length - 1 ? last : each }))
    .filter(({ amount }) => amount > 0);
}

export function sumOf(shares: readonly PointShare[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the sum of all held points. */
export function heldOf(holds: Holds): number {
  return Object.values(holds)
    .flatMap((items) => Object.values(items ?? {}))
    .reduce((sum, amount) => sum + amount, 0);
}

/** The remaining hold: for one item, or for all if none is named. */
export function heldFor(holds: Holds, paid: PaidFor, itemId: number | null): PointShare[] {
  return Object.entries(holds[keyOfPaid(paid)] ?? {})
    .map(([id, amount]) => ({ itemId: Number(id), amount }))
    .filter((share) => itemId === null || share.itemId === itemId);
}

/** All shares for things of one kind, each with the id of its thing. */
export function sharesByKind(holds: Holds, kind: PaidKind): (PointShare & { id: number })[] {
  return Object.entries(holds).flatMap(([key, shares]) => {
    const at = key.lastIndexOf('-');
    if (key.slice(0, at) !== kind) return [];
    const id = Number(key.slice(at + 1));
    return Object.entries(shares ?? {}).map(([itemId, amount]) => ({ id, itemId: Number(itemId), amount }));
  });
}

export function withShares(holds: Holds, paid: PaidFor, shares: readonly PointShare[]): Holds {
  const key = keyOfPaid(paid);
  const added = Object.fromEntries(shares.map(({ itemId, amount }) => [itemId, amount]));
  return { ...holds, [key]: { ...holds[key], ...added } };
}

export function withoutShares(holds: Holds, paid: PaidFor, itemIds: readonly number[]): Holds {
  const { [keyOfPaid(paid)]: shares = {}, ...others } = holds;
  const left = Object.entries(shares).filter(([id]) => !itemIds.includes(Number(id)));
  return left.length === 0 ? others : { ...others, [keyOfPaid(paid)]: Object.fromEntries(left) };
}

/** Reduces the shares of items and removes those of which nothing is left. */
export function withLess(holds: Holds, paid: PaidFor, taken: readonly PointShare[]): Holds {
  return taken.reduce((rest, { itemId, amount }) => {
    const left = sumOf(heldFor(rest, paid, itemId)) - amount;
    return left > 0
      ? withShares(rest, paid, [{ itemId, amount: left }])
      : withoutShares(rest, paid, [itemId]);
  }, holds);
}
