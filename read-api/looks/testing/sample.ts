import type { LookEvent } from '#domain/looks/look-events.ts';
import { brandsOfLook, itemsOfLook } from '#projections/looks/parts-of-look.ts';
import { looksProjection } from '#projections/looks/projection.ts';
import { type LookRow, lookBrandsTable, lookItemsTable, looksTable } from '#projections/looks/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const described = (entryId: number, trysetItemId: number, brandId: number) => ({
  entryId,
  of: { kind: 'tryset_item' as const, id: trysetItemId },
  trysetId: 501,
  brandId,
  productId: brandId * 10 + 1,
  productSizeId: brandId * 100 + 10,
  uploadPoint: 3_000,
  givenPoints: 0,
});
const [ofA, ofB, other] = [described(851, 601, 1), described(852, 602, 2), described(853, 603, 2)];

const posted = (lookId: number, userId: number, entries: readonly (typeof ofA)[]): LookEvent => ({
  type: 'LookPosted',
  data: {
    lookId,
    userId,
    userGender: 'female',
    userRegion: 'KOREA',
    lookType: 'product',
    keepDays: 30,
    reservationId: null,
    proposalId: null,
    eventBrandId: null,
    snsType: 'Instagram',
    hasLink: true,
    words: { link: `https://www.instagram.com/p/${lookId}/`, description: '#광고' },
    images: [{ imageId: 71, hash: 'c'.repeat(64) }],
    entries,
  },
});
const approved: LookEvent = {
  type: 'LookItemApproved',
  data: { entryId: ofB.entryId, points: 3_000, method: 'ACTOR', checks: [] },
};
const deferred: LookEvent = {
  type: 'LookItemDeferred',
  data: { entryId: ofB.entryId, comment: 'secret of B', reasons: [], method: 'ACTOR', checks: [] },
};
const reported: LookEvent = {
  type: 'LookReported',
  data: { brandId: 2, reportType: 'other', comment: 'secret of B' },
};
const liked: LookEvent = { type: 'BrandLikedLook', data: { brandId: 2 } };

const lookOf = (id: number, events: readonly LookEvent[]): LookRow => {
  const row = foldAll(
    looksProjection,
    `look-${id}`,
    events.map((event) => ({ event })),
  );
  if (row === null) throw new Error('no row');
  return row;
};
const mixed = [posted(801, 1001, [ofA, ofB]), approved, deferred, reported, liked];
const looks = [lookOf(801, mixed), lookOf(802, [posted(802, 1002, [other])])];

/** Look 801 tags an item of each brand, and most of its data concerns brand B. Look 802 tags an item of B. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, looksTable, looks);
    await insertRows(pool, lookItemsTable, looks.flatMap(itemsOfLook.rows));
    await insertRows(pool, lookBrandsTable, looks.flatMap(brandsOfLook.rows));
  },
  log: [
    ...mixed.map(({ type, data }, revision) =>
      logRow('look-801', BigInt(revision), type, data, { brandIds: [1, 2] }),
    ),
    logRow('look-802', 0n, 'LookPosted', posted(802, 1002, [other]).data, { brandIds: [2] }),
  ],
  idOf(path, name, brand) {
    if (!path.startsWith('/v1/looks') || name === 'look_use_id') return null;
    if (name === 'imageId') return '71';
    return name === 'action' ? 'hide' : brand === 1 ? '801' : '802';
  },
  shared: /^$/,
  forStaff: /^$/,
};
