import { uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';

/** What is really sent of a tryset: its items but those that were canceled. */
export function garmentsOf({ trysetItems }: Tryset): Tryset['trysetItems'] {
  return trysetItems.filter(({ status }) => !uncountedItemStatuses.includes(status));
}
