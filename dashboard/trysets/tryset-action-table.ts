import { type TrysetAction, trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';

/** The actions on a whole tryset. Recipient and notes are edited in place, and the section of items adds items. */
export const trysetActionTable: ActionTable<TrysetAction> = {
  entity: 'tryset',
  path: '/v2/trysets',
  transitions: trysetTransitions,
  names: 'trysetActions',
  statuses: 'tryset.life',
  forms: {
    return_request: {
      fields: [
        {
          name: 'requested_pickup_date',
          text: 'requestedPickupDate',
          kind: 'date',
          isPickup: true,
          required: false,
        },
        { name: 'pickup_reason', text: 'pickupReason', kind: 'text', required: false, atMost: 500, lines: 2 },
      ],
    },
    return_accept: {
      fields: [{ name: 'pickup_date', text: 'pickupDate', kind: 'date', isPickup: true, required: false }],
    },
    cancel: { fields: [], look: 'danger' },
    remove: {
      fields: [{ name: 'reason', text: 'reason', kind: 'text', required: false, atMost: 500, lines: 3 }],
      look: 'danger',
    },
    request: null,
    expire: null,
    correct_destination: null,
    revise_notes: null,
    plan_delivery: null,
    add_item: null,
    expire_added_item: null,
  },
};
