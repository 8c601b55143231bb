import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { regions } from '#domain/regions.ts';
import { FlagParam, IdsParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { ClosedDayRow } from '#projections/closed-days/tables.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';

export function wholeClosedDays(db: ReadModels) {
  return db.selectFrom('read.closedDays as closed').where('closed.status', '=', 'active').selectAll('closed');
}

const closedDayList = sortedList(
  wholeClosedDays,
  {
    id: 'closed.id',
    day: 'closed.day',
    created_time: 'closed.createdAt',
    updated_time: 'closed.updatedAt',
  },
  { field: 'day', descending: false },
);

export const ClosedDaysQuery = ListQuery({
  /** Text contained in the name. */
  q: Type.Optional(TextParam),
  regions: Type.Optional(SomeOf(regions)),
  /** Filters past days or later ones; by default the list shows today and later days. */
  is_past: Type.Optional(FlagParam),
  ids: Type.Optional(IdsParam),
  order: closedDayList.param,
});

export function matchingClosedDays(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  query: Static<typeof ClosedDaysQuery>,
): Rows<ClosedDayRow> {
  const { ids, regions: some } = query;
  let days = wholeClosedDays(db).where('closed.day', query.is_past ? '<' : '>=', businessDayOf(now));
  if (ids !== undefined) days = days.where(among('closed.id', ids));
  if (some !== undefined) days = days.where(among('closed.regionId', some));
  if (query.q !== undefined) days = days.where(holds('closed.name', query.q));
  return rowsOf(days, closedDayList.sorted(days, query.order));
}
