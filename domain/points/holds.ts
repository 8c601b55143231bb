/** One item's share of a tryset's points. */
export interface PointShare {
  trysetItemId: number;
  amount: number;
}

/** Held points by tryset and item. */
export type Holds = Readonly<Record<number, Readonly<Record<number, number>>>>;

/** Distributes whole points evenly over the items; the last gets the remainder. An item with zero points has no share. */
export function sharesOf(points: number, itemIds: readonly number[]): PointShare[] {
  const each = Math.floor(points / itemIds.length);
  const last = points - each * (itemIds.length - 1);
  return itemIds
    .map((trysetItemId, index) => ({ trysetItemId, amount: index === itemIds.length - 1 ? last : each }))
    .filter(({ amount }) => amount > 0);
}

export function sumOf(shares: readonly PointShare[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the sum of all held points. */
export function heldOf(holds: Holds): number {
  return Object.values(holds)
    .flatMap((items) => Object.values(items))
    .reduce((sum, amount) => sum + amount, 0);
}

/** Returns the remaining hold of a tryset: for one item, or for all items if `trysetItemId` is null. */
export function heldFor(holds: Holds, trysetId: number, trysetItemId: number | null): PointShare[] {
  return Object.entries(holds[trysetId] ?? {})
    .map(([id, amount]) => ({ trysetItemId: Number(id), amount }))
    .filter((share) => trysetItemId === null || share.trysetItemId === trysetItemId);
}

export function withShares(holds: Holds, trysetId: number, shares: readonly PointShare[]): Holds {
  const added = Object.fromEntries(shares.map(({ trysetItemId, amount }) => [trysetItemId, amount]));
  return { ...holds, [trysetId]: { ...holds[trysetId], ...added } };
}

export function withoutShares(holds: Holds, trysetId: number, itemIds: readonly number[]): Holds {
  const { [trysetId]: shares = {}, ...others } = holds;
  const left = Object.entries(shares).filter(([id]) => !itemIds.includes(Number(id)));
  return left.length === 0 ? others : { ...others, [trysetId]: Object.fromEntries(left) };
}

/** Returns the holds with one item's share reduced; removes the share if nothing is left. */
export function withLess(holds: Holds, trysetId: number, { trysetItemId, amount }: PointShare): Holds {
  const left = (holds[trysetId]?.[trysetItemId] ?? 0) - amount;
  return left > 0
    ? withShares(holds, trysetId, [{ trysetItemId, amount: left }])
    : withoutShares(holds, trysetId, [trysetItemId]);
}
