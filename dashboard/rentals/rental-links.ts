import { trysetItemStatuses, uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { type RentalGroup, rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';

const underWay = overviewStatuses.filter((status) => status !== 'returned');

const valid = trysetItemStatuses.filter(
  (status) => status !== 'idle' && !uncountedItemStatuses.includes(status),
);

/** The list of items behind a figure: as many as it says. `valid` are all but the canceled. */
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

/** The list of a member's trysets that are not back yet. */
export function trysetsPath(userId: number): string {
  return `/tryset-send-list?${new URLSearchParams({ user_ids: String(userId), statuses: underWay.join(',') })}`;
}
