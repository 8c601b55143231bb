import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overdueStatus } from '#domain/tryset-items/rental-groups.ts';

import { inCategories } from '../briefs/products/in-categories.ts';
import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { among, within } from '../kit/search.ts';
import type { TrysetItemRead } from './fields.ts';
import { statusesOf, type TrysetItemsParams } from './filters.ts';
import { garmentsAt } from './past.ts';
import { trysetItemRows } from './rows.ts';
import { readTrysetItem } from './show.ts';

/** The list of tryset items as it was. Its rows show the garments that the items had then. */
export const pastTrysetItems: PastList<TrysetItemsParams, TrysetItemRead> = {
  category: 'tryset_item',
  projection: 'tryset_items',
  spans: 'read.tryset_item_spans',
  days: 'read.tryset_item_days',
  stat: 'tryset_item_moves',
  own: 'read.tryset_items',
  hasBrands: false,
  statuses: trysetItemStatuses,
  createdAt: 'created_at',
  known: {
    filters: [
      'statuses',
      'state',
      'brand_id',
      'product_ids',
      'category_ids',
      'user_ids',
      'ids',
      'created_time',
      'is_overdue',
    ],
    orders: ['id', 'created_time'],
  },
  counted: ['statuses', 'state', 'brand_id'],
  async asked(_, query, time) {
    const lists = [
      ['own.product_id', query.product_ids],
      ['own.user_id', query.user_ids],
      ['own.id', query.ids],
    ] as const;
    const { created_time: created, category_ids: categories } = query;
    const overdue = overdueThen(time);
    return {
      statuses: statusesOf(query),
      brandId: query.brand_id,
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
        ...(categories === undefined ? [] : [inCategories('own.product_id', categories)]),
        ...(query.is_overdue === undefined
          ? []
          : [query.is_overdue ? overdue : sql<SqlBool>`${overdue} is not true`]),
      ],
    };
  },
  around: { load: (load, own, cut) => load(garmentsAt(own, [cut])) },
  async shown(reading, ids) {
    return (await trysetItemRows(reading.db, ids)).map((row) => readTrysetItem(row, reading));
  },
};

/** Whether an item was overdue at an instant: the member had it, and its trial had ended. */
function overdueThen(time: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(span.status = ${overdueStatus} and own.trial_ends_at <= ${time})`;
}
