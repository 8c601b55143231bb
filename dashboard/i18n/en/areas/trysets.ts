import type { MemberRentalsEvent } from '#domain/trysets/member-rentals.ts';
import type { TrysetEvent } from '#domain/trysets/tryset-events.ts';
import type { TrysetLife, TrysetState } from '#domain/trysets/tryset-state.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categories: {
    tryset: 'Tryset',
  },
  categoryWithId: {
    tryset: 'Tryset {{id}}',
  },
  trysetStatus: {
    none: 'None yet',
    requested: 'Requested',
    expired: 'Expired',
    removed: 'Removed',
  } as const satisfies Record<TrysetLife, string>,
  event: {
    TrysetRequested: 'Tryset was requested.',
    TrysetRequestExpired: 'Tryset request expired.',
    TrysetDestinationCorrected: 'Destination was corrected.',
    TrysetNotesRevised: 'Notes of the tryset were revised.',
    TrysetItemAdded: 'An item was added to the tryset.',
    TrysetItemAddExpired: 'Adding of an item expired: {{trysetItemId}}.',
    TrysetCanceled: 'Tryset was canceled; items: {{itemIds}}.',
    TrysetReturnRequested: 'Return of the tryset was requested; items: {{itemIds}}.',
    TrysetReturnAccepted:
      'Return of the tryset was accepted; items: {{itemIds}}[[, pickup: {{pickupDate}}]].',
    TrysetRemoved: 'Tryset was removed.',
    RentalClaimed: 'Items count towards the member’s limits: {{itemIds}}.',
    RentalClaimEnded: 'Items no longer count towards the member’s limits: {{itemIds}}.',
  } as const satisfies EventTexts<TrysetEvent | MemberRentalsEvent>,
  field: {
    expiredItemIds: 'Items that expired',
    recipient: 'Recipient',
    destination: 'Destination',
    items: 'Items',
    itemIds: 'Items',
    isPreferExpress: 'Express wished for',
    requestedPoints: 'Points to use',
    customLink: 'Link',
    handoverInfo: 'Handover',
    expectedDeliveryOn: 'Delivery expected on',
  } as const satisfies FieldTexts<TrysetState>,
} as const;

export const replay = {
  entities: {
    tryset: 'Tryset',
  },
  projection: {
    trysets: 'Trysets',
    people_recipients: 'Recipients of trysets',
  },
} as const;
