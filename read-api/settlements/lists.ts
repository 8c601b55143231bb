import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { brandMonthStatuses, monthSides } from '#domain/settlements/month-kinds.ts';
import { FlagParam, IdParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { BrandMonthLineRow } from '#projections/settlements/tables.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';
import { type BrandMonthFound, monthsFor, wholeMonths } from './scope.ts';

const MonthParam = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', minLength: 7, maxLength: 7 });

const monthList = sortedList(
  wholeMonths,
  {
    id: 'month.brandMonthId',
    month: 'month.month',
    line_count: 'month.lineCount',
    updated_time: 'month.updatedAt',
  },
  { field: 'month', descending: true },
);

export const MonthFilters = {
  brand_id: Type.Optional(IdParam),
  month: Type.Optional(MonthParam),
  from_month: Type.Optional(MonthParam),
  to_month: Type.Optional(MonthParam),
  status: Type.Optional(SomeOf(brandMonthStatuses)),
  /** Whether an invoice for content uses can be opened. */
  has_content_uses: Type.Optional(FlagParam),
};
export const MonthsQuery = ListQuery({ ...MonthFilters, order: monthList.param });
type Filters = Omit<Static<typeof MonthsQuery>, 'limit' | 'offset' | 'order'>;

/** Months that the caller may see and that match all filters, unsorted. */
export function filteredMonths({ db, caller, now }: Reading, query: Filters) {
  const { status: statuses } = query;
  let months = wholeMonths(db, caller, now);
  if (query.brand_id !== undefined) months = months.where('month.brandId', '=', query.brand_id);
  if (query.month !== undefined) months = months.where('month.month', '=', query.month);
  if (query.from_month !== undefined) months = months.where('month.month', '>=', query.from_month);
  if (query.to_month !== undefined) months = months.where('month.month', '<=', query.to_month);
  if (statuses !== undefined) months = months.where(among('month.status', statuses));
  const { has_content_uses: hasUses } = query;
  if (hasUses !== undefined) months = months.where(whether(hasContentUses, hasUses));
  return months;
}

const hasContentUses = sql<SqlBool>`exists (select from read.brand_month_lines as line
  where line.brand_month_id = month.brand_month_id and line.side = 'content_use')`;

export function matchingMonths(
  reading: Reading,
  { order, ...query }: Static<typeof MonthsQuery>,
): Rows<BrandMonthFound> {
  const months = filteredMonths(reading, query);
  return rowsOf(months, monthList.sorted(months, order));
}

const linesOf = ({ db, caller }: Pick<Reading, 'db' | 'caller'>, id: number) =>
  db
    .selectFrom('read.brandMonthLines as line')
    .where('line.brandMonthId', 'in', monthsFor(db, caller).select('month.brandMonthId'))
    .where(sql<boolean>`line.brand_month_id = ${id}::bigint`)
    .selectAll('line');

const lineList = sortedList(
  linesOf,
  { id: 'line.number', amount: 'line.amount', occurred_time: 'line.occurredTime' },
  { field: 'id', descending: false },
);
export const LinesQuery = ListQuery({ side: Type.Optional(SomeOf(monthSides)), order: lineList.param });

/** The lines of a month that the caller may see, by number. */
export function matchingLines(
  reading: Reading,
  id: number,
  { order, side: sides }: Static<typeof LinesQuery>,
): Rows<BrandMonthLineRow> {
  const lines = linesOf(reading, id);
  const wanted = sides === undefined ? lines : lines.where(among('line.side', sides));
  return rowsOf(wanted, lineList.sorted(wanted, order));
}
