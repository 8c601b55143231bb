import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';

import { recipientsSeenNow } from '../briefs/tryset-items/scope.ts';
import { itemStreams } from '../briefs/trysets/streams.ts';
import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { spanAt } from '../kit/as-of/lists/spans.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { garmentsAt } from '../tryset-items/past.ts';
import type { TrysetRead } from './fields.ts';
import { isOverview, overviewsOf, type TrysetsParams } from './filters.ts';
import { trysetRows } from './rows.ts';
import { readTrysets } from './show.ts';

/** The list of trysets as it was. A brand admin gets its own items, and recipients that it may see today. */
export const pastTrysets: PastList<TrysetsParams, TrysetRead> = {
  category: 'tryset',
  projection: 'trysets',
  spans: 'read.tryset_spans',
  days: 'read.tryset_days',
  stat: 'tryset_moves',
  own: 'read.trysets',
  hasBrands: true,
  statuses: overviewStatuses,
  createdAt: 'created_at',
  known: {
    filters: ['statuses', 'state', 'user_ids', 'ids', 'created_time'],
    orders: ['id', 'created_time'],
  },
  counted: ['statuses'],
  async asked(reading, query, time) {
    const { created_time: created } = query;
    const lists = [
      ['own.user_id', query.user_ids],
      ['own.id', query.ids],
    ] as const;
    const { state } = query;
    return {
      statuses: overviewsOf(query),
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
        ...(state === undefined || isOverview(state) ? [] : [hasItemThen(reading, state, time)]),
      ],
    };
  },
  around: {
    async load(load, own, cut) {
      const each = [...Map.groupBy(own, ({ stream }) => stream).values()];
      const items = await load(each.flatMap(itemStreams));
      return [...items, ...(await load(garmentsAt(items, [cut])))];
    },
    async people(db, caller, ids) {
      const seen = await recipientsSeenNow(db, caller, ids);
      const ofTrysets = (of: readonly number[]) => of.map((id) => `tryset:${id}`);
      return { known: ofTrysets(ids), seen: ofTrysets(seen) };
    },
  },
  async shown(reading, ids) {
    return readTrysets(reading, await trysetRows(reading.db, reading.caller, ids));
  },
};

/** Whether one of the tryset's items that the caller may see was in this status at the instant. */
function hasItemThen({ caller }: Reading, status: string, time: string): RawBuilder<SqlBool> {
  const own = caller.label === 'brand_admin' ? sql` and item_span.brand_id = ${caller.brandId}` : sql``;
  return sql<SqlBool>`exists (
    select from read.tryset_items as item join read.tryset_item_spans as item_span on item_span.id = item.id
    where item.tryset_id = own.id and item_span.status = ${status} and ${spanAt('itemSpan', time)}${own})`;
}
