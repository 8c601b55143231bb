import type { Sealed } from '../sealed.ts';
import type { RequestedItem, TrysetDescription, TrysetEvent } from '../trysets/tryset-events.ts';
import type { TrysetLife } from '../trysets/tryset-state.ts';

export const firstItem: RequestedItem = {
  trysetItemId: 31,
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
export const secondItem: RequestedItem = { ...firstItem, trysetItemId: 32, stockItemId: 502 };

export const recipient = 'sealed:v1:51:c2VhbGVk' as Sealed;

export const request: TrysetDescription = {
  trysetId: 21,
  userId: 51,
  userGender: 'female',
  userRegion: 'KOREA',
  items: [firstItem],
  recipient,
  isPreferExpress: false,
  requestedPoints: 12_000,
  expectedDeliveryOn: '2026-03-06',
  prepareOn: '2026-03-05',
  proposalId: null,
};

export const requested: TrysetEvent = { type: 'TrysetRequested', data: request };
export const expired: TrysetEvent = { type: 'TrysetRequestExpired', data: { trysetId: 21 } };

/** A history of events that leads to each status. */
export const trysetHistories: Readonly<Record<TrysetLife, readonly TrysetEvent[]>> = {
  none: [],
  requested: [requested],
  expired: [expired],
  removed: [requested, { type: 'TrysetRemoved', data: {} }],
};
