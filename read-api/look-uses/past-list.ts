import { lookUseStatuses } from '#domain/look-uses/use-kinds.ts';

import type { PastList } from '../kit/as-of/lists/past-list.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { among, within } from '../kit/search.ts';
import type { LookUsesParams } from './lists.ts';
import { streamsOf } from './past.ts';
import { type LookUseFound, wholeUses } from './scope.ts';

/** The list of uses as it was. Only filters by what a use never changes apply, besides its status. */
export const pastLookUses: PastList<LookUsesParams, LookUseFound> = {
  category: 'look_use',
  projection: 'look_uses',
  spans: 'read.look_use_spans',
  days: 'read.look_use_days',
  stat: 'look_use_moves',
  own: 'read.look_uses',
  hasBrands: false,
  statuses: lookUseStatuses,
  createdAt: 'created_at',
  known: {
    filters: ['statuses', 'types', 'brand_id', 'look_id', 'user_id', 'ids', 'created_time'],
    orders: ['id', 'created_time'],
  },
  counted: ['statuses', 'brand_id'],
  async asked(_, query) {
    const { created_time: created } = query;
    const lists = [
      ['own.use_type', query.types],
      ['own.look_id', query.look_id === undefined ? undefined : [query.look_id]],
      ['own.user_id', query.user_id === undefined ? undefined : [query.user_id]],
      ['own.id', query.ids],
    ] as const;
    return {
      statuses: query.statuses,
      brandId: query.brand_id,
      conditions: [
        ...lists.flatMap(([column, values]) => (values === undefined ? [] : [among(column, values)])),
        ...(created === undefined ? [] : [within('own.created_at', created)]),
      ],
    };
  },
  around: { load: (load, own, cut) => load([...new Set(cut.counted(own).flatMap(streamsOf))]) },
  async shown({ db, caller, now }, ids) {
    const rows = await wholeUses(db, caller, now).where(among('use.id', ids)).execute();
    return inOrderOf(ids, rows);
  },
};
