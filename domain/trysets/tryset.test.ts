import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { expired, firstItem, request, requested, secondItem, trysetHistories } from '../testing/trysets.ts';
import { tryset } from './tryset.ts';
import type { TrysetEvent } from './tryset-events.ts';

const { given } = scenarios(tryset);

test('the state holds the request and each added item', () => {
  const state = given([requested])
    .when({ action: 'add_item', item: secondItem }, curator)
    .then({
      type: 'TrysetItemAdded',
      data: { item: secondItem },
    });
  const delivery = { expectedDeliveryOn: '2026-03-06', prepareOn: '2026-03-05' };
  expect(state).toStrictEqual({
    status: 'requested',
    trysetId: 21,
    userId: 51,
    userGender: 'female',
    userRegion: 'KOREA',
    isPreferExpress: false,
    requestedDelivery: delivery,
    delivery,
    proposalId: null,
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

test('refuses a command that no item allows, and names the command', () => {
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

describe('records nothing', () => {
  test('for an item that was added before', () => {
    given([requested]).when({ action: 'add_item', item: firstItem }, curator).thenNothing();
  });
  test('for a correction to the same sealed destination', () => {
    const { recipient } = request;
    if (recipient === null) throw new Error('the request names nobody');
    given([requested]).when({ action: 'correct_destination', recipient }, curator).thenNothing();
  });
  test('for unchanged notes', () => {
    const noted: TrysetEvent = {
      type: 'TrysetNotesRevised',
      data: { changed: { handoverInfo: 'at the gate' } },
    };
    given([requested, noted])
      .when({ action: 'revise_notes', notes: { customLink: null, handoverInfo: 'at the gate' } }, staff)
      .thenNothing();
  });
  test('for the expiry of a requested, expired or removed tryset', () => {
    for (const history of [trysetHistories.requested, trysetHistories.expired, trysetHistories.removed]) {
      given(history).when({ action: 'expire', trysetId: 21 }, system).thenNothing();
    }
  });
  test('for the expiry of an added or expired item', () => {
    given([requested]).when({ action: 'expire_added_item', trysetItemId: 31 }, system).thenNothing();
    given([requested, { type: 'TrysetItemAddExpired', data: { trysetItemId: 32 } }])
      .when({ action: 'expire_added_item', trysetItemId: 32 }, system)
      .thenNothing();
  });
});

test('refuses a request after its reservations have expired', () => {
  given([expired])
    .when({ action: 'request', ...request }, curator)
    .thenRefused('tryset.transition_not_allowed', { status: 'expired', asked: 'request', allowed: [] });
});
