import { uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';

/** The items of a tryset that are sent: all except canceled ones. */
export function garmentsOf({ trysetItems }: Tryset): Tryset['trysetItems'] {
  return trysetItems.filter(({ status }) => !uncountedItemStatuses.includes(status));
}
