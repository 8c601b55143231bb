import { type SqlBool, sql } from 'kysely';
import { type Paging, type Sorting, sortingOf } from '#http/lists.ts';
import { businessDay } from '../kit/business-day.ts';
import { countOf } from '../kit/count-rows.ts';
import type { trysetOrders } from './filters.ts';
import type { TrysetsQuery } from './scope.ts';
import { isToPrepareBy } from './to-prepare.ts';

type OrderField = (typeof trysetOrders)[number];

const columns = {
  id: 'tryset.id',
  created_time: 'tryset.createdAt',
  expected_delivery: 'tryset.expectedDeliveryOn',
} as const;
export const newestFirst: Sorting<OrderField> = { field: 'id', descending: true };

/**
 * Sorts trysets as requested, newest first by default; the id breaks ties. `to_prepare` puts due trysets first, longest
 * overdue first, followed by the others, newest first. The two parts are separate queries, as an index serves each but
 * not both together.
 */
export function inOrder(trysets: TrysetsQuery, order: string | undefined, now: string): TrysetsQuery[] {
  const { field, descending } = sortingOf<OrderField>(order, newestFirst);
  const direction = descending ? 'desc' : 'asc';
  if (field === 'to_prepare') {
    const due = isToPrepareBy(businessDay(new Date(now)));
    const opposite = descending ? 'asc' : 'desc';
    const parts = [
      trysets.where(due).orderBy('tryset.prepareOn', direction).orderBy('tryset.id', direction),
      trysets.where(sql<SqlBool>`not ${due}`).orderBy('tryset.id', opposite),
    ];
    return descending ? parts.reverse() : parts;
  }
  const ordered = trysets.orderBy(columns[field], direction);
  return [field === 'id' ? ordered : ordered.orderBy('tryset.id', direction)];
}

/** Ids of a page that several consecutive queries fill. */
export async function idsOfPage(
  parts: readonly TrysetsQuery[],
  { limit, offset }: Paging,
): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  for (const part of parts) {
    const page = await part
      .select('tryset.id')
      .limit(limit - ids.length)
      .offset(skip)
      .execute();
    ids.push(...page.map(({ id }) => id));
    if (ids.length === limit) break;
    skip = page.length > 0 || skip === 0 ? 0 : skip - (await sizeOf(part));
  }
  return ids;
}

function sizeOf(part: TrysetsQuery): Promise<number> {
  return countOf(part.clearOrderBy().select((select) => select.fn.countAll<bigint>().as('count')));
}
