import { trysetItemStatuses, uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { type RentalGroup, rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';

const underWay = overviewStatuses.filter((status) => status !== 'returned');

const valid = trysetItemStatuses.filter(
  (status) => status !== 'idle' && !uncountedItemStatuses.includes(status),
);

/** The path of the item list behind a figure, with exactly as many rows. `valid` covers all items except the canceled. */
export function itemsPath(
  of: Readonly<Record<string, number | string>>,
  group?: RentalGroup | 'valid',
): string {
  const query = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]));
  if (group !== undefined) {
    query.set('statuses', (group === 'valid' ? valid : rentalGroupStatuses[group]).join(','));
  }
  return `/trysetitems?${query}`;
}

/** The path of the list of a member's trysets that are not returned yet. */
export function trysetsPath(userId: number): string {
  return `/tryset-send-list?${new URLSearchParams({ user_ids: String(userId), statuses: underWay.join(',') })}`;
}
