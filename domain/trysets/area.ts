import type { Area } from '../area.ts';
import { daysLater } from '../business-day.ts';
import { noUploadPoints } from '../tryset-items/upload-points.ts';

export const trysetsArea = {
  kinds: ['tryset'],
  references: { trysetId: 'tryset' },
  referencesOf: {},
  persons: [],
  incidents: { TrysetRemoved: 'always' },
  upcasters: {
    // Since version 2 each item in the event contains the points that its looks earn.
    TrysetRequested: {
      1: (data) => {
        const { items, ...said } = data as { items: readonly object[] };
        return { ...said, items: items.map(earningNothing) };
      },
      // Since version 3 it names the proposal of a collaboration that it follows.
      2: (data) => ({ ...(data as object), proposalId: null }),
      // Since version 4 it names the day of preparation, which was always the day before the delivery.
      3: (data) => {
        const { expectedDeliveryOn: day } = data as { expectedDeliveryOn?: string | null };
        return { ...(data as object), prepareOn: typeof day === 'string' ? daysLater(day, -1) : null };
      },
    },
    TrysetItemAdded: { 1: (data) => ({ item: earningNothing((data as { item: object }).item) }) },
    // Since version 2 claims count for tickets, which did not exist before.
    RentalClaimed: { 1: (data) => ({ ...(data as object), ticketId: null, limits: null }) },
    // Version 1 did not tell whether the items were delivered.
    RentalClaimEnded: { 1: (data) => ({ ...(data as object), isDelivered: null }) },
  },
} as const satisfies Area;

function earningNothing(item: object): object {
  return { ...item, ...noUploadPoints };
}
