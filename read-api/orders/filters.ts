import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { memberRoles } from '#domain/members/member-kinds.ts';
import { orderItemStatuses, orderItemTypes, orderMethods } from '#domain/orders/order-kinds.ts';
import { invalidQuery } from '#http/errors.ts';
import { FlagParam, IdParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { usersLike } from '../briefs/members/search.ts';
import type { Reading } from '../kit/reading.ts';
import { among, whether, within } from '../kit/search.ts';

/** The filters that orders and their items share. */
export const OrderFilters = {
  q: Type.Optional(TextParam),
  statuses: Type.Optional(SomeOf(orderItemStatuses)),
  types: Type.Optional(SomeOf(orderItemTypes)),
  payment_method: Type.Optional(SomeOf(orderMethods)),
  user_id: Type.Optional(IdParam),
  user_name: Type.Optional(TextParam),
  user_role: Type.Optional(SomeOf(memberRoles)),
  brand_id: Type.Optional(IdParam),
  has_refund_problem: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
  paid_time: Type.Optional(PeriodParam),
};
const Shared = Type.Object(OrderFilters);
export type SharedParams = Static<typeof Shared>;

/** Filters that tell of points and money that went back, which brands do not see. */
const notForBrands = ['payment_method', 'has_refund_problem'] as const;

/**
 * The conditions of the filters on columns that both tables have. `table` is the table's alias in the query. Throws 400 for
 * filters that brands may not use.
 */
export async function sharedConditions(
  reading: Reading,
  table: 'order' | 'item' | 'own',
  query: SharedParams & { ids?: readonly number[] },
): Promise<RawBuilder<SqlBool>[]> {
  const of = (column: string) => `${table}.${column}`;
  for (const name of notForBrands) {
    if (reading.caller.label === 'brand_admin' && query[name] !== undefined) {
      throw invalidQuery(name, 'is not for brands: leave it out');
    }
  }
  const lists = [
    ['id', query.ids],
    ['status', query.statuses],
    ['payment_method', query.payment_method],
  ] as const;
  const conditions = lists.flatMap(([column, values]) =>
    values === undefined ? [] : [among(of(column), values)],
  );
  const { user_id: userId, user_name: name, has_refund_problem: hasProblem } = query;
  if (userId !== undefined) conditions.push(sql<SqlBool>`${sql.ref(of('user_id'))} = ${userId}`);
  if (name !== undefined) conditions.push((await usersLike(reading, name))(of('user_id')));
  const { user_role: roles } = query;
  if (roles !== undefined) conditions.push(hasRole(of('user_id'), roles));
  if (hasProblem !== undefined) conditions.push(whether(refundFailed(of('payment_id')), hasProblem));
  const { created_time: created } = query;
  if (created !== undefined) conditions.push(within(of('created_at'), created));
  const { paid_time: paid } = query;
  if (paid !== undefined) conditions.push(within(of('paid_time'), paid));
  return conditions;
}

/** Whether the member of a column has one of the roles. */
export function hasRole(column: string, roles: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from read.users as asked
    where asked.id = ${sql.ref(column)} and asked.role = any(${roles}))`;
}

/** Few payments have a failed refund, so an index finds them. */
export function refundFailed(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (select failed.id from read.payments as failed
    where failed.has_failed_refund and failed.for_kind = 'order')`;
}

/** The number in a search text; null if it is none, or too high for an id. */
export function numberIn(text: string, highest: number): number | null {
  const number = /^[1-9]\d{0,11}$/.test(text.trim()) ? Number(text) : null;
  return number === null || number > highest ? null : number;
}
