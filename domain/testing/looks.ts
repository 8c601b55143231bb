import type { LookEntryStatus } from '../looks/entry-transitions.ts';
import type {
  LookDescription,
  LookEntryDescription,
  LookEntryEvent,
  LookEvent,
} from '../looks/look-events.ts';
import type { LookStatus } from '../looks/look-state.ts';

export const lookDescription: LookDescription = {
  lookId: 81,
  userId: 51,
  userGender: 'female',
  userRegion: 'KOREA',
  lookType: 'product',
  snsType: 'Instagram',
  words: { link: 'https://www.instagram.com/p/C7abcDEfgHi/', description: '오늘의 룩 #광고 @acme.official' },
  hasLink: true,
  images: [],
  keepDays: 30,
  reservationId: null,
  proposalId: null,
  eventBrandId: null,
};

/** A tagged item of the first brand; `otherEntry` is one of another brand. */
export const entry: LookEntryDescription = {
  entryId: 91,
  of: { kind: 'tryset_item', id: 31 },
  trysetId: 21,
  brandId: 7,
  productId: 301,
  productSizeId: 401,
  uploadPoint: 5_000,
  givenPoints: 0,
};
export const otherEntry: LookEntryDescription = {
  ...entry,
  entryId: 92,
  of: { kind: 'tryset_item', id: 32 },
  brandId: 8,
  productId: 302,
  productSizeId: 402,
  uploadPoint: 3_000,
};

export const byRule = {
  method: 'RULE',
  checks: [{ reason: 'BrandTagNotExists', passed: false, evidence: '@acme.official' }],
} as const;
export const byActor = { method: 'ACTOR', checks: [] } as const;
export const rejection = { reasons: ['LowExposalOfItem', 'Other'], otherReason: 'too dark' } as const;

export const lookPosted: LookEvent = { type: 'LookPosted', data: { ...lookDescription, entries: [entry] } };
/** The event of a look that tags items of two brands. */
export const mixedLookPosted: LookEvent = {
  type: 'LookPosted',
  data: { ...lookDescription, entries: [entry, otherEntry] },
};
/** The event of a look for a brand's event that also tags an item. */
export const eventLookPosted: LookEvent = {
  type: 'LookPosted',
  data: { ...lookDescription, lookType: 'brand_event', reservationId: 61, entries: [entry] },
};
export const approved: LookEntryEvent = {
  type: 'LookItemApproved',
  data: { entryId: entry.entryId, points: entry.uploadPoint, ...byActor },
};
export const rejected: LookEntryEvent = {
  type: 'LookItemRejected',
  data: { entryId: entry.entryId, points: 0, ...rejection, ...byActor },
};
export const deferred: LookEntryEvent = {
  type: 'LookItemDeferred',
  data: { entryId: entry.entryId, comment: 'asked the member', reasons: ['SNSContentDeleted'], ...byActor },
};

/** A history of events that leads to each status. */
export const lookHistories: Readonly<Record<LookStatus, readonly LookEvent[]>> = {
  none: [],
  posted: [lookPosted],
  removed: [lookPosted, { type: 'LookRemoved', data: { entries: [] } }],
  expired: [{ type: 'LookPostExpired', data: { lookId: 81 } }],
};

const tagged: LookEntryEvent = { type: 'LookItemTagged', data: entry };

export const entryHistories: Readonly<Record<LookEntryStatus, readonly LookEntryEvent[]>> = {
  none: [],
  Pending: [tagged],
  Approved: [tagged, approved],
  Rejected: [tagged, rejected],
  Deferred: [tagged, deferred],
  untagged: [
    tagged,
    { type: 'LookItemUntagged', data: { entryId: entry.entryId, points: 0, trysetItemId: 31 } },
  ],
};
