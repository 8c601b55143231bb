import { expect, test } from 'vitest';
import type {
  TrysetItemDescription,
  TrysetItemEvent,
  TrysetItemNotes,
} from '#domain/tryset-items/item-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { trysetItemsProjection } from './projection.ts';

const item: TrysetItemDescription = {
  trysetItemId: 7,
  trysetId: 3,
  userId: 5,
  userGender: 'female',
  userRegion: 'KOREA',
  brandId: 1,
  productId: 2,
  productSizeId: 4,
  stockItemId: 9,
  useMode: 'rent',
  trialDays: 4,
  postDays: 14,
  lookUploadPoint: 4_000,
  instagramUploadPoint: 3_000,
  youtubeUploadPoint: 8_000,
};

const requested: Given<TrysetItemEvent> = {
  event: { type: 'TrysetItemRequested', data: { ...item, isExpress: true } },
  on: '2025-01-01',
};
const shipped: Given<TrysetItemEvent> = {
  event: { type: 'TrysetItemShipped', data: { courier: 'HANJIN', trackingNumber: '12' } },
};
const saysDelivered: Given<TrysetItemEvent> = {
  event: { type: 'TrysetItemTracked', data: { courierStatus: 'delivered' } },
};
const delivered: Given<TrysetItemEvent> = {
  event: { type: 'TrysetItemDelivered', data: { forced: false } },
  on: '2025-01-05',
};

const rowOf = (...history: Given<TrysetItemEvent>[]) =>
  foldAll(trysetItemsProjection, 'tryset_item-7', history);

test('a request creates a row with its fixed fields, times and revision', () => {
  expect(rowOf(requested)).toMatchObject({
    id: 7,
    trysetId: 3,
    userId: 5,
    brandId: 1,
    productId: 2,
    stockItemId: 9,
    status: 'tryset_requested',
    isExpress: true,
    postStatus: 'unposted',
    revision: 0n,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
  });
});

test('the courier speaks of the parcel there, and on the way back of the parcel back', () => {
  expect(rowOf(requested, shipped, saysDelivered)).toMatchObject({
    courier: 'HANJIN',
    trackingNumber: '12',
    trackingInfo: 'delivered',
    returnTrackingInfo: null,
  });
  const back: Given<TrysetItemEvent>[] = [
    { event: { type: 'TrysetItemReturnShipped', data: { courier: 'LOGEN', trackingNumber: '34' } } },
    { event: { type: 'TrysetItemTracked', data: { courierStatus: 'in_transit' } } },
  ];
  expect(rowOf(requested, shipped, saysDelivered, delivered, ...back)).toMatchObject({
    trackingInfo: 'delivered',
    returnCourier: 'LOGEN',
    returnTrackingNumber: '34',
    returnTrackingInfo: 'in_transit',
  });
});

test('a row lists the codes of the rules that warned, and none for older warnings', () => {
  const ended = (ruleCode: '22' | null): Given<TrysetItemEvent> => ({
    event: { type: 'TrysetItemTrialEnded', data: { ruleCode } },
  });
  const overdue: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } },
  };
  const before = [requested, shipped, delivered];
  expect(rowOf(...before)?.ruleCodes).toEqual([]);
  expect(rowOf(...before, ended('22'), overdue, overdue)?.ruleCodes).toEqual(['22', '23']);
  expect(rowOf(...before, ended(null), overdue)?.ruleCodes).toEqual(['23']);
});

test('reasons come from the metadata, and a posted look takes the refusal back', () => {
  const refused: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemPostRefused', data: { refusalType: 'refused' } },
    metadata: { reason: 'not my colour' },
  };
  const posted: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemLookPosted', data: { lookId: 8, snsType: 'Blog' } },
  };
  const deferred: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemReturnDeferred', data: { faultType: 'curator' } },
    metadata: { reason: 'a button is missing' },
  };
  expect(rowOf(requested, delivered, refused)).toMatchObject({
    postStatus: 'refused',
    refusalReason: 'not my colour',
  });
  expect(rowOf(requested, delivered, refused, posted)).toMatchObject({
    postStatus: 'posted',
    refusalReason: null,
    lookId: 8,
    lookSnsType: 'Blog',
    looks: [{ lookId: 8, snsType: 'Blog' }],
  });
  expect(rowOf(requested, delivered, deferred)).toMatchObject({
    status: 'return_deferred',
    faultType: 'curator',
    deferredReason: 'a button is missing',
  });
});

test('pickup dates and prices go when their request is taken back', () => {
  const wanted: Given<TrysetItemEvent> = {
    event: {
      type: 'TrysetItemReturnRequested',
      data: { pickupReason: 'too wide', requestedPickupDate: '2025-01-09' },
    },
  };
  const bought: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemPurchaseStarted', data: { orderId: 1, originalPrice: 900, salesPrice: 700 } },
  };
  expect(rowOf(requested, delivered, wanted)).toMatchObject({
    pickupReason: 'too wide',
    requestedPickupDate: '2025-01-09',
  });
  const withdrawn: Given<TrysetItemEvent> = { event: { type: 'TrysetItemReturnWithdrawn', data: {} } };
  expect(rowOf(requested, delivered, wanted, withdrawn)).toMatchObject({
    status: 'tryset_delivered',
    pickupReason: null,
    requestedPickupDate: null,
  });
  const abandoned: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemPurchaseAbandoned', data: { orderId: 1 } },
  };
  expect(rowOf(requested, delivered, bought)).toMatchObject({ originalPrice: 900, salesPrice: 700 });
  expect(rowOf(requested, delivered, bought, abandoned)).toMatchObject({
    originalPrice: null,
    salesPrice: null,
    orderId: null,
  });
});

test('a delivery sets when the trial ends and the look is due, but not that of a gift', () => {
  expect(rowOf(requested)).toMatchObject({ trialEndsAt: null, postDueAt: null });
  expect(rowOf(requested, delivered)).toMatchObject({
    trialEndsAt: '2025-01-09T00:00:00.000Z',
    postDueAt: '2025-01-23T00:00:00.000Z',
  });
  const asGift: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemRequested', data: { ...item, useMode: 'gift', isExpress: false } },
    on: '2025-01-01',
  };
  expect(rowOf(asGift, delivered)).toMatchObject({ trialEndsAt: null, postDueAt: null });
});

test('an extension moves until when the look is due, and the trial stays', () => {
  const extended: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemPostExtended', data: { lastDay: '2025-01-31' } },
  };
  expect(rowOf(requested, delivered, extended)).toMatchObject({
    postExtendedTo: '2025-01-31',
    postDueAt: '2025-01-31T15:00:00.000Z',
    trialEndsAt: '2025-01-09T00:00:00.000Z',
    isPostOverdue: false,
  });
});

test('the return that counts is the last one that was asked for and not withdrawn', () => {
  const wanted = (on: string): Given<TrysetItemEvent> => ({
    event: { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: null } },
    on,
  });
  const withdrawn: Given<TrysetItemEvent> = { event: { type: 'TrysetItemReturnWithdrawn', data: {} } };
  const deferred: Given<TrysetItemEvent> = {
    event: { type: 'TrysetItemReturnDeferred', data: { faultType: 'product' } },
    on: '2025-01-20',
  };
  expect(rowOf(requested, delivered, wanted('2025-01-10'), withdrawn)).toMatchObject({
    returnRequestedAt: null,
  });
  const again = [requested, delivered, wanted('2025-01-10'), withdrawn, wanted('2025-01-12'), deferred];
  expect(rowOf(...again)).toMatchObject({
    returnRequestedAt: '2025-01-12T00:00:00.000Z',
    deferredAt: '2025-01-20T00:00:00.000Z',
  });
});

test('staff’s notes stay on the item until they are changed', () => {
  const noted = (changed: Partial<TrysetItemNotes>): Given<TrysetItemEvent> => ({
    event: { type: 'TrysetItemNotesRevised', data: { changed } },
  });
  const metadata = { shelf: '3B' };
  const history = [requested, noted({ boxScore: 4 }), noted({ metadata })];
  expect(rowOf(...history)).toMatchObject({ boxScore: 4, metadata });
  expect(rowOf(...history, noted({ metadata: null }))).toMatchObject({ boxScore: 4, metadata: null });
});

test('an event of a newer version moves only revision and time', () => {
  const before = rowOf(requested);
  const unknown = { event: { type: 'TrysetItemSung', data: {} } as never, on: '2025-02-01' };
  expect(rowOf(requested, unknown)).toEqual({
    ...before,
    revision: 1n,
    updatedAt: '2025-02-01T00:00:00.000Z',
  });
});
