import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { expired, firstItem, request, requested, secondItem, trysetHistories } from '../testing/trysets.ts';
import { tryset } from './tryset.ts';
import type { TrysetEvent } from './tryset-events.ts';

const { given } = scenarios(tryset);

test('the state holds what was requested, and each item added', () => {
  const state = given([requested])
    .when({ action: 'add_item', item: secondItem }, curator)
    .then({
      type: 'TrysetItemAdded',
      data: { item: secondItem },
    });
  expect(state).toStrictEqual({
    status: 'requested',
    trysetId: 21,
    userId: 51,
    userGender: 'female',
    userRegion: 'KOREA',
    isPreferExpress: false,
    recipient: request.recipient,
    customLink: null,
    handoverInfo: null,
    items: [firstItem, secondItem],
    expiredItemIds: [],
  });
  expect(
    tryset.brandIds?.({ ...state, items: [firstItem, secondItem, { ...firstItem, brandId: 8 }] }),
  ).toEqual([7, 8]);
});

test('a command that no item may take is refused, with its name', () => {
  const pickup = { pickupReason: null, requestedPickupDate: null };
  const state = given([requested]);
  state
    .when({ action: 'cancel', itemIds: [] }, curator)
    .thenRefused('tryset.no_item_may', { asked: 'cancel' });
  state
    .when({ action: 'return_request', itemIds: [], ...pickup }, curator)
    .thenRefused('tryset.no_item_may', { asked: 'return_request' });
  state
    .when({ action: 'return_accept', itemIds: [], pickupDate: null }, staff)
    .thenRefused('tryset.no_item_may', { asked: 'return_accept' });
});

describe('nothing to do', () => {
  test('adding what is there already', () => {
    given([requested]).when({ action: 'add_item', item: firstItem }, curator).thenNothing();
  });
  test('correcting nothing: what is sealed already', () => {
    const { recipient } = request;
    if (recipient === null) throw new Error('the request names nobody');
    given([requested]).when({ action: 'correct_destination', recipient }, curator).thenNothing();
  });
  test('noting what is noted already', () => {
    const noted: TrysetEvent = {
      type: 'TrysetNotesRevised',
      data: { changed: { handoverInfo: 'at the gate' } },
    };
    given([requested, noted])
      .when({ action: 'revise_notes', notes: { customLink: null, handoverInfo: 'at the gate' } }, staff)
      .thenNothing();
  });
  test('expiring what has come, or has expired, or is removed', () => {
    for (const history of [trysetHistories.requested, trysetHistories.expired, trysetHistories.removed]) {
      given(history).when({ action: 'expire', trysetId: 21 }, system).thenNothing();
    }
  });
  test('expiring an item that has come, or has expired', () => {
    given([requested]).when({ action: 'expire_added_item', trysetItemId: 31 }, system).thenNothing();
    given([requested, { type: 'TrysetItemAddExpired', data: { trysetItemId: 32 } }])
      .when({ action: 'expire_added_item', trysetItemId: 32 }, system)
      .thenNothing();
  });
});

test('a request that comes after its reservations were given up is refused', () => {
  given([expired])
    .when({ action: 'request', ...request }, curator)
    .thenRefused('tryset.transition_not_allowed', { status: 'expired', asked: 'request', allowed: [] });
});
