import { expect, test } from 'vitest';
import type { TrysetItemEvent } from './item-events.ts';
import { trysetItemStatuses } from './item-status.ts';
import { itemOutcome } from './outcome.ts';
import { outcomeStatuses, type ToldOutcome, toldAfter } from './outcome-cause.ts';

const nothing: ToldOutcome = { cause: null, faultType: null, beforeForce: null };
const after = (...events: readonly TrysetItemEvent[]) => events.reduce(toldAfter, nothing);

const asked = {
  type: 'TrysetItemReturnRequested',
  data: { pickupReason: null, requestedPickupDate: null },
} as const;
const sentBack = { type: 'TrysetItemDeliveryFailed', data: { outcome: 'returned_to_sender' } } as const;
const deferred = { type: 'TrysetItemReturnDeferred', data: { faultType: 'curator' } } as const;
const forced = { type: 'TrysetItemForcePurchased', data: { faultType: 'product' } } as const;
const undone = { type: 'TrysetItemForcePurchaseUndone', data: { status: 'return_deferred' } } as const;
const retried = { type: 'TrysetItemReturnRetried', data: { pickupDate: null } } as const;
const failed = { type: 'TrysetItemReturnFailed', data: {} } as const;
const unannounced = (missing: 'request' | 'parcel') =>
  ({ type: 'TrysetItemArrivedUnannounced', data: { missing } }) as const;

test.each<[readonly TrysetItemEvent[], string | null]>([
  [[{ type: 'TrysetItemCanceled', data: {} }], 'withdrawn'],
  [[{ type: 'TrysetItemDeliveryFailed', data: { outcome: 'lost' } }], 'delivery_lost'],
  [[sentBack, { type: 'TrysetItemReturnArrived', data: {} }], 'returned_to_sender'],
  [[sentBack, { type: 'TrysetItemSentAgain', data: { courier: null, trackingNumber: null } }], null],
  [[{ type: 'TrysetItemNotReceived', data: { courierClaim: null } }], 'not_received'],
  [[asked], 'return_requested'],
  [[asked, { type: 'TrysetItemReturnWithdrawn', data: {} }], null],
  [[unannounced('request')], 'unannounced'],
  [[asked, unannounced('parcel')], 'return_requested'],
  [[asked, failed], 'return_failed'],
  [[asked, failed, retried], 'return_requested'],
  [[deferred, { type: 'TrysetItemWrittenOff', data: { outcome: 'lost' } }], 'written_off_lost'],
])('%j tell the cause %s', (events, cause) => {
  expect(after(...events).cause).toBe(cause);
});

test('the undo of a forced purchase brings the former words back', () => {
  expect(after(deferred, forced)).toEqual({
    cause: 'forced_product',
    faultType: 'product',
    beforeForce: { cause: 'deferred_curator', faultType: 'curator' },
  });
  expect(after(deferred, forced, undone)).toEqual(after(deferred));
  expect(after(forced, undone)).toEqual(nothing);
});

test('items have an outcome in exactly the statuses that show a cause', () => {
  const ended = trysetItemStatuses.filter(
    (status) => itemOutcome({ status, loss: null, useMode: 'rent' }) !== null,
  );
  expect(ended.toSorted()).toEqual([...outcomeStatuses].toSorted());
});
