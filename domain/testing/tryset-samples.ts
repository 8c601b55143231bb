import type { Sealed } from '../sealed.ts';
import type { TrysetCommand } from '../trysets/tryset.ts';
import type { TrysetEvent } from '../trysets/tryset-events.ts';
import type { TrysetState } from '../trysets/tryset-state.ts';
import type { TrysetAction } from '../trysets/tryset-transitions.ts';
import type { Sample } from './every-row.ts';
import { readRows } from './rows.ts';
import { request, secondItem } from './trysets.ts';

/** The decided transitions of a tryset as a whole, written by hand. */
export const trysetRows = readRows(
  `
  request             | none      | requested | TrysetRequested            | user, staff
  expire              | none      | expired   | TrysetRequestExpired       | system
  correct_destination | requested | same      | TrysetDestinationCorrected | user, staff
  revise_notes        | requested | same      | TrysetNotesRevised         | staff
  plan_delivery       | requested | same      | TrysetDeliveryPlanned      | system
  add_item            | requested | same      | TrysetItemAdded            | user, staff
  expire_added_item   | none, requested, expired, removed | same | TrysetItemAddExpired | system
  cancel              | requested | same      | TrysetCanceled             | user, staff
  return_request      | requested | same      | TrysetReturnRequested      | user, staff
  return_accept       | requested | same      | TrysetReturnAccepted       | staff
  remove              | requested | removed   | TrysetRemoved              | staff
  `,
  {},
);

const corrected = 'sealed:v1:51:Y29ycmVjdGVk' as Sealed;
const pickup = { pickupReason: null, requestedPickupDate: '2026-03-09' };

const lateDelivery = { expectedDeliveryOn: '2026-06-12', prepareOn: '2026-06-11' };

/** A sample of each action on a tryset, with all its events. */
export const trysetSamples: Readonly<Record<TrysetAction, Sample<TrysetState, TrysetCommand, TrysetEvent>>> =
  {
    request: {
      command: { action: 'request', ...request },
      events: [{ type: 'TrysetRequested', data: request }],
    },
    expire: {
      command: { action: 'expire', trysetId: 21 },
      events: [{ type: 'TrysetRequestExpired', data: { trysetId: 21 } }],
      known: ['requested', 'expired', 'removed'],
    },
    correct_destination: {
      command: { action: 'correct_destination', recipient: corrected },
      events: [{ type: 'TrysetDestinationCorrected', data: { recipient: corrected } }],
    },
    revise_notes: {
      command: { action: 'revise_notes', notes: { customLink: null, handoverInfo: 'at the gate' } },
      events: [{ type: 'TrysetNotesRevised', data: { changed: { handoverInfo: 'at the gate' } } }],
    },
    plan_delivery: {
      command: { action: 'plan_delivery', plan: { isExpress: true, closed: new Set() } },
      standing: { requestedDelivery: lateDelivery, delivery: lateDelivery },
      events: [
        {
          type: 'TrysetDeliveryPlanned',
          data: { expectedDeliveryOn: '2026-06-02', prepareOn: '2026-06-01' },
        },
      ],
      known: ['none', 'expired', 'removed'],
    },
    add_item: {
      command: { action: 'add_item', item: secondItem },
      events: [{ type: 'TrysetItemAdded', data: { item: secondItem } }],
    },
    expire_added_item: {
      command: { action: 'expire_added_item', trysetItemId: 32 },
      events: [{ type: 'TrysetItemAddExpired', data: { trysetItemId: 32 } }],
    },
    cancel: {
      command: { action: 'cancel', itemIds: [31] },
      events: [{ type: 'TrysetCanceled', data: { itemIds: [31] } }],
    },
    return_request: {
      command: { action: 'return_request', itemIds: [31], ...pickup },
      events: [{ type: 'TrysetReturnRequested', data: { itemIds: [31], ...pickup } }],
    },
    return_accept: {
      command: { action: 'return_accept', itemIds: [31], pickupDate: '2026-03-10' },
      events: [{ type: 'TrysetReturnAccepted', data: { itemIds: [31], pickupDate: '2026-03-10' } }],
    },
    remove: { command: { action: 'remove' }, events: [{ type: 'TrysetRemoved', data: {} }] },
  };
