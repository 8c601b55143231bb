import { expect, test } from 'vitest';
import { staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { deliveryFailed, itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given } = scenarios(trysetItem);
const parcel = { courier: 'HANJIN', trackingNumber: '552177301104' } as const;
const sendAgain = { action: 'send_again', ...parcel } as const;
const sent: Extract<TrysetItemEvent, { type: 'TrysetItemSentAgain' }> = {
  type: 'TrysetItemSentAgain',
  data: parcel,
};

test('a failed delivery goes out once more with its garment, and can be delivered', () => {
  const after = given(deliveryFailed).when(sendAgain, staff).then(sent);
  expect(after).toMatchObject({ status: 'tryset_delivering', ...parcel });
  expect(afterTrysetItem(sent, after)).toEqual([]);
  given([...deliveryFailed, sent])
    .when({ action: 'force_delivered' }, staff)
    .then({ type: 'TrysetItemDelivered', data: { forced: true } });
  given([...deliveryFailed, sent])
    .when(sendAgain, staff)
    .thenRefused('tryset_item.transition_not_allowed');
});

test('so does an item that was not received', () => {
  const notReceived: TrysetItemEvent = { type: 'TrysetItemNotReceived', data: { courierClaim: null } };
  const after = given([...itemHistories.tryset_delivered, notReceived])
    .when(sendAgain, staff)
    .then(sent);
  expect(after).toMatchObject({ status: 'tryset_delivering', deliveredAt: null });
});

test('a failed return is not sent to the member again', () => {
  given(itemHistories.return_failed).when(sendAgain, staff).thenRefused('tryset_item.already_delivered');
});
