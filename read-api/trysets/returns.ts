import type { TrysetItemRow } from '#projections/tryset-items/tables.ts';
import type { TrysetRow } from '#projections/trysets/tables.ts';

type OfItem = Pick<
  TrysetItemRow,
  'returnRequestedAt' | 'pickupReason' | 'requestedPickupDate' | 'confirmedPickupDate'
>;
type Returns = Pick<
  TrysetRow,
  'pickupReason' | 'requestedPickupDate' | 'confirmedPickupDate' | 'returnApprovedAt'
>;

/**
 * A tryset's return data: that of the item whose return was requested last. A request for the whole tryset sets the
 * same data on each item. Fields missing there come from the tryset itself.
 */
export function returnsOf(tryset: Returns, items: readonly OfItem[]): Returns {
  const asked = items.filter(({ returnRequestedAt }) => returnRequestedAt !== null);
  const last = asked.toSorted((one, other) =>
    String(other.returnRequestedAt).localeCompare(String(one.returnRequestedAt)),
  )[0];
  if (last === undefined) return tryset;
  return {
    pickupReason: last.pickupReason ?? tryset.pickupReason,
    requestedPickupDate: last.requestedPickupDate ?? tryset.requestedPickupDate,
    confirmedPickupDate: last.confirmedPickupDate ?? tryset.confirmedPickupDate,
    returnApprovedAt: tryset.returnApprovedAt,
  };
}
