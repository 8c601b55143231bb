import { overviewStatuses } from '#domain/trysets/overview-status.ts';
import { type RentalGroup, rentalGroupStatuses } from '#domain/trysets/rental-groups.ts';

const underWay = overviewStatuses.filter((status) => status !== 'returned');

/** The list of items behind a figure: as many as it says. */
export function itemsPath(of: Readonly<Record<string, number>>, group?: RentalGroup): string {
  const query = new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));
  if (group !== undefined) query.set('statuses', rentalGroupStatuses[group].join(','));
  return `/trysetitems?${query}`;
}

/** The list of a member's trysets that are not back yet. */
export function trysetsPath(userId: number): string {
  return `/tryset-send-list?${new URLSearchParams({ user_ids: String(userId), statuses: underWay.join(',') })}`;
}
