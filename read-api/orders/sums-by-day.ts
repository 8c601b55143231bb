import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { memberRoles } from '#domain/members/member-kinds.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { paidDaysTable, placedDaysTable } from '#projections/orders/sum-tables.ts';
import { givesOnly } from '../kit/count-rows.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import { cut, type WholeDays } from '../kit/whole-days.ts';
import { hasRole, refundFailed } from './filters.ts';
import type { CurrencySums } from './item-contract.ts';
import type { OrderItemsParams } from './item-lists.ts';
import { type Amounts, amounts, summed } from './sum-columns.ts';

type Query = Omit<OrderItemsParams, 'order'>;
type Condition = RawBuilder<SqlBool>;
type Summed = Amounts & { dimension: string };

const known = [
  ...(['brand_id', 'statuses', 'payment_method', 'types', 'is_return_requested', 'is_returned'] as const),
  ...(['has_refund_problem', 'user_role', 'created_time', 'paid_time'] as const),
];

/**
 * The sums of the items that match the filters, by currency, from the sums by day. Hours at the ends of a period come from the
 * rows, and so do the few items that are taken away: those with a refund that failed, and those of members who are no curators.
 * Null if the filters need the rows, and for all callers except staff.
 */
export async function sumsByDay(reading: Reading, query: Query): Promise<CurrencySums[] | null> {
  const { created_time: created, paid_time: paid, brand_id: brandId } = query;
  const hasTwoPeriods = created !== undefined && paid !== undefined;
  const others = othersThan(query);
  if (reading.caller.label !== 'staff' || !givesOnly(query, known)) return null;
  if (hasTwoPeriods || others === null) return null;
  const period = created ?? paid ?? {};
  const [table, column] =
    paid === undefined ? [placedDaysTable.name, 'item.createdAt'] : [paidDaysTable.name, 'item.paidTime'];
  const ofBrand = brandId === undefined ? [] : [sql<SqlBool>`item.brand_id = ${brandId}`];
  const inPeriod = created === undefined && paid === undefined ? [] : [within(column, period)];
  const { whole, parts } = cut(period);
  const sources = [
    ...(whole === null ? [] : [ofDays(table, brandId ?? 0, whole)]),
    ...parts.map((part) => ofRows([...ofBrand, within(column, part)])),
    ...others.map((other) => ofRows([...ofBrand, ...inPeriod, other], -1)),
  ];
  const { rows } = await sql<Summed>`${sql.join(sources, sql` union all `)}`.execute(reading.db);
  return byCurrency(rows.filter(isAsked(query)));
}

/** The items to take away from all, at most one kind, so that none is taken twice; null if the asked ones are the few. */
function othersThan({ has_refund_problem: hasProblem, user_role: roles }: Query): Condition[] | null {
  if (roles === undefined) return without(hasProblem);
  return hasProblem === undefined && roles.includes('curator')
    ? [hasRole('item.user_id', rolesBesides(roles))]
    : null;
}

function without(hasProblem: boolean | undefined): Condition[] | null {
  if (hasProblem === true) return null;
  return hasProblem === false ? [refundFailed('item.payment_id')] : [];
}

function rolesBesides(roles: readonly string[]): readonly string[] {
  return memberRoles.filter((role) => !roles.includes(role));
}

/** The sums of whole days. Brand 0 stands for all brands. */
function ofDays(table: string, brandId: number, { from, until }: WholeDays): RawBuilder<unknown> {
  const conditions = [
    sql`days.brand_id = ${brandId}`,
    ...(from === undefined ? [] : [sql`days.day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`days.day < ${until}::date`]),
  ];
  return sql`select days.dimension, ${sql.join(summed('days'))} from ${sql.raw(table)} as days
    where ${sql.join(conditions, sql` and `)} group by 1`;
}

/** The sums of rows, with the dimensions that the sums by day have. */
function ofRows(conditions: readonly Condition[], sign: 1 | -1 = 1): RawBuilder<unknown> {
  return sql`select concat_ws('/', item.status, item.payment_method, item.type, item.currency,
      (item.return_fault is not null)::text, (item.returned_time is not null)::text) as dimension,
      ${sql.join(summed('row', sign))} from read.order_items as item
    where ${sql.join(conditions, sql` and `)} group by 1`;
}

/** Whether the filters ask for the items of a dimension. */
function isAsked(query: Query): (row: Summed) => boolean {
  const { is_return_requested: isRequested, is_returned: isReturned } = query;
  const flag = (asked: boolean | undefined) => (asked === undefined ? undefined : [String(asked)]);
  const asked: readonly (readonly string[] | undefined)[] = [
    query.statuses,
    query.payment_method,
    query.types,
    undefined,
    flag(isRequested),
    flag(isReturned),
  ];
  return ({ dimension }) => {
    const parts = dimension.split('/');
    return asked.every((some, at) => some === undefined || some.includes(parts[at] ?? ''));
  };
}

function byCurrency(rows: readonly Summed[]): CurrencySums[] {
  const groups = Map.groupBy(rows, ({ dimension }) => dimension.split('/')[3] as Currency);
  return [...groups].map(([currency, group]) => {
    const sums = amounts.map((name) => [name, group.reduce((sum, row) => sum + row[name], 0)]);
    return { currency, ...(Object.fromEntries(sums) as Amounts) };
  });
}
