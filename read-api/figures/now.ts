import { sql } from 'kysely';
import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import { type RentalGroup, rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { TrysetItemsQuery } from '../briefs/tryset-items/scope.ts';
import { isOverdue } from '../tryset-items/figure-filters.ts';
import type { NowFigures } from './contract.ts';

/** Final statuses as literals, as in the partial index of open items: with parameters Postgres would not use it. */
const over = sql.raw(finalItemStatuses.map((status) => `'${status}'`).join(', '));
export const isOpen = sql<boolean>`item.status not in (${over})`;

/** Condition for items in the statuses of a figure. */
export function standing(figure: RentalGroup) {
  const statuses = sql.raw(rentalGroupStatuses[figure].map((status) => `'${status}'`).join(', '));
  return sql<bigint>`count(*) filter (where item.status in (${statuses}))`;
}

/** Current counts at the instant `now`, in one scan of the open items. */
export async function nowFigures(items: TrysetItemsQuery, now: string): Promise<NowFigures> {
  const counts = await items
    .where(isOpen)
    .select([
      standing('toSend').as('toSend'),
      standing('out').as('out'),
      standing('inReturn').as('inReturn'),
      standing('deferred').as('deferred'),
      standing('failed').as('failed'),
      sql<bigint>`count(*) filter (where ${isOverdue(now)})`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return {
    toSend: Number(counts.toSend),
    out: Number(counts.out),
    overdue: Number(counts.overdue),
    inReturn: Number(counts.inReturn),
    deferred: Number(counts.deferred),
    failed: Number(counts.failed),
  };
}
