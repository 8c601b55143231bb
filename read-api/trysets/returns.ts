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
 * What was said of a tryset's return: of the item whose return was asked for last, whether for it alone or for the whole
 * tryset, since that says the same of each item. What was not said of it, and all where no item is asked for, is what the
 * tryset itself knows.
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
