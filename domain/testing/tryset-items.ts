import type { TrysetItemDescription, TrysetItemEvent } from '../tryset-items/item-events.ts';
import type { TrysetItemStatus } from '../tryset-items/item-status.ts';

export const description: TrysetItemDescription = {
  trysetItemId: 31,
  trysetId: 21,
  userId: 51,
  userGender: 'female',
  userRegion: 'KOREA',
  brandId: 7,
  productId: 301,
  productSizeId: 401,
  stockItemId: 501,
  useMode: 'rent',
  trialDays: 5,
  postDays: 14,
  lookUploadPoint: 5_000,
  instagramUploadPoint: 3_000,
  youtubeUploadPoint: 10_000,
};

export const parcel = { courier: 'CJ_LOGISTICS', trackingNumber: '381920475566' } as const;

const requested: TrysetItemEvent[] = [
  { type: 'TrysetItemRequested', data: { ...description, isExpress: false } },
];
const canceled: TrysetItemEvent[] = [...requested, { type: 'TrysetItemCanceled', data: {} }];
const preparing: TrysetItemEvent[] = [...requested, { type: 'TrysetItemAccepted', data: {} }];
const delivering: TrysetItemEvent[] = [...preparing, { type: 'TrysetItemShipped', data: parcel }];
const delivered: TrysetItemEvent[] = [
  ...delivering,
  { type: 'TrysetItemDelivered', data: { forced: false } },
];
const purchasePending: TrysetItemEvent[] = [
  ...delivered,
  { type: 'TrysetItemPurchaseStarted', data: { orderId: 71, originalPrice: 90_000, salesPrice: 63_000 } },
];
const returnRequested: TrysetItemEvent[] = [
  ...delivered,
  { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: '2026-03-09' } },
];
const returnPreparing: TrysetItemEvent[] = [
  ...returnRequested,
  { type: 'TrysetItemReturnAccepted', data: { pickupDate: '2026-03-10' } },
];
const returnDelivering: TrysetItemEvent[] = [
  ...returnPreparing,
  { type: 'TrysetItemReturnShipped', data: parcel },
];
const returnArrived: TrysetItemEvent[] = [...returnDelivering, { type: 'TrysetItemReturnArrived', data: {} }];

/** A history of events that leads to each status. */
export const itemHistories: Readonly<Record<TrysetItemStatus, readonly TrysetItemEvent[]>> = {
  idle: [],
  tryset_requested: requested,
  tryset_canceled: canceled,
  tryset_preparing: preparing,
  tryset_delivering: delivering,
  tryset_delivered: delivered,
  return_requested: returnRequested,
  return_preparing: returnPreparing,
  return_delivering: returnDelivering,
  return_arrived: returnArrived,
  return_delivered: [...returnArrived, { type: 'TrysetItemReturnCompleted', data: {} }],
  purchase_pending: purchasePending,
  purchased: [...purchasePending, { type: 'TrysetItemPurchased', data: { orderId: 71 } }],
  return_failed: [...returnPreparing, { type: 'TrysetItemReturnFailed', data: {} }],
  return_deferred: [...returnArrived, { type: 'TrysetItemReturnDeferred', data: { faultType: 'curator' } }],
};

/** The events of a garment that was lost on the way to the member. */
export const deliveryFailed: readonly TrysetItemEvent[] = [
  ...delivering,
  { type: 'TrysetItemDeliveryFailed', data: { outcome: 'lost' } },
];
