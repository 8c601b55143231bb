import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import type { Caller } from '#http/caller.ts';

import { nothingAround } from '../kit/as-of/lists/around.ts';
import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { spanAt } from '../kit/as-of/lists/spans.ts';
import { nothing } from '../kit/scope.ts';
import { among, within } from '../kit/search.ts';
import type { Look } from './contract.ts';
import { createdPeriods, type LooksParams, statusesOf } from './filters.ts';
import { looksShown } from './list.ts';

/** The list of looks as it was, with the items that they tagged then. Likes and uses are left out, as each has its own history. */
export const pastLooks: PastList<LooksParams, Look> = {
  category: 'look',
  projection: 'looks',
  spans: 'read.look_spans',
  days: 'read.look_days',
  stat: 'look_moves',
  own: 'read.looks',
  hasBrands: true,
  statuses: lookOverallStatuses,
  createdAt: 'posted_at',
  known: {
    filters: [
      'certification_status',
      'brand_id',
      'product_ids',
      'user_id',
      'ids',
      'created_time',
      'created_time_after',
      'created_time_before',
    ],
    orders: ['id', 'created_time'],
  },
  counted: ['certification_status'],
  async asked({ caller }, query, time) {
    const lists = [
      ['own.user_id', query.user_id === undefined ? undefined : [query.user_id]],
      ['own.id', query.ids],
    ] as const;
    const { product_ids: productIds } = query;
    return {
      statuses: statusesOf(query),
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...createdPeriods(query).map((period) => within('own.posted_at', period)),
        ...(productIds === undefined ? [] : [sql<SqlBool>`span.product_ids && ${productIds}::int[]`]),
        ...(query.brand_id === undefined ? [] : [isOfBrandThen(caller, query.brand_id, time)]),
      ],
    };
  },
  around: nothingAround,
  async shown(reading, ids) {
    const looks = await looksShown(reading, ids);
    return looks.map((look) => ({ ...look, lookUses: null, latestRegramRequestStatus: null }));
  },
};

/** Whether the look tagged an item of this brand at the instant, as far as the caller may know. */
function isOfBrandThen(caller: Caller, brandId: number, time: string): RawBuilder<SqlBool> {
  if (caller.label === 'brand_admin' && caller.brandId !== brandId) return nothing;
  return sql<SqlBool>`exists (
    select from read.look_spans as brand_span
    where brand_span.id = span.id and brand_span.brand_id = ${brandId} and ${spanAt('brandSpan', time)})`;
}
