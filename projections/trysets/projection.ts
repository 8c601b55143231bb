import type { RequestedItem, TrysetEvent } from '#domain/trysets/tryset-events.ts';
import {
  changedRow,
  idOf,
  later,
  type Projection,
  type Recorded,
  type Words,
  wordOf,
} from '../projection.ts';
import { initialTrysetRow, withItems } from './items-of-tryset.ts';
import { type ItemOfTryset, type TrysetRow, trysetsTable } from './tables.ts';

/** The columns that each event sets. The fold sets the items separately. */
const words: Words<TrysetEvent, TrysetRow> = {
  TrysetRequested: ({ event: { data }, at }) => ({
    life: 'requested',
    userId: data.userId,
    userGender: data.userGender,
    userRegion: data.userRegion,
    isPreferExpress: data.isPreferExpress,
    requestedPoints: data.requestedPoints,
    expectedDeliveryOn: data.expectedDeliveryOn,
    proposalId: data.proposalId,
    prepareOn: data.prepareOn,
    createdAt: at,
  }),
  TrysetRequestExpired: () => ({ life: 'expired' }),
  TrysetDestinationCorrected: null,
  TrysetNotesRevised: ({ event: { data } }) => data.changed,
  TrysetDeliveryPlanned: ({ event: { data } }) => data,
  TrysetItemAdded: null,
  TrysetItemAddExpired: null,
  TrysetCanceled: null,
  TrysetReturnRequested: ({ event: { data } }) => ({
    pickupReason: data.pickupReason,
    requestedPickupDate: data.requestedPickupDate,
  }),
  TrysetReturnAccepted: ({ event: { data }, at }) => ({
    confirmedPickupDate: data.pickupDate,
    returnApprovedAt: at,
  }),
  TrysetRemoved: () => ({ life: 'removed' }),
};

export const trysetsProjection: Projection<TrysetRow, TrysetEvent> = {
  name: 'trysets',
  table: trysetsTable,
  categories: ['tryset'],
  knows: (type) => type in words,
  keys: changedRow,
  fold(row, recorded) {
    const { at, revision } = recorded;
    const before = row ?? initialTrysetRow(idOf(recorded), at);
    const after = {
      ...before,
      ...wordOf(words, recorded),
      revision,
      updatedAt: later(at, before.updatedAt),
    };
    const items = itemsAfter(before.items, recorded);
    return items === before.items ? after : withItems(after, items);
  },
};

/** Returns the tryset's items in the order of the request. Statuses that came from the items' own events stay. */
function itemsAfter(items: ItemOfTryset[], { event }: Recorded<TrysetEvent>): ItemOfTryset[] {
  if (event.type === 'TrysetRequested') {
    const named = event.data.items.map((item) => asKnown(items, item));
    const others = items.filter((item) => !named.some((other) => other.id === item.id));
    return [...named, ...others];
  }
  if (event.type !== 'TrysetItemAdded') return items;
  const { item } = event.data;
  const isKnown = items.some((other) => other.id === item.trysetItemId);
  return isKnown ? items : [...items, asKnown(items, item)];
}

function asKnown(items: readonly ItemOfTryset[], item: RequestedItem): ItemOfTryset {
  return (
    items.find((known) => known.id === item.trysetItemId) ?? {
      id: item.trysetItemId,
      status: 'idle',
      brandId: item.brandId,
      productId: item.productId,
      deliveredAt: null,
      isRemoved: false,
    }
  );
}
