import { type SqlBool, sql } from 'kysely';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/*
 * Whose rows a caller may know of, decided in the `scope.ts` of each area, here for the log, and nowhere else: every read
 * of what belongs to a brand or a member begins with one of these queries, lists, counts, CSV, stats and histories alike.
 * Staff see all; a brand admin the rows of its brand; a member its own. Everything else is as if it were not there.
 */

/** The same text for callers who see the same. */
export function scopeKey(caller: Caller): string {
  if (caller.label === 'staff') return 'staff';
  return caller.label === 'brand_admin' ? `brand ${caller.brandId}` : `user ${caller.id}`;
}

/** Nothing at all: for callers whose kind has no business with a table. */
export const nothing = sql<SqlBool>`false`;

/** Whether a history may be asked for: that of what was removed stays for staff alone. */
export function seesHistoryOf(caller: Caller, last: Readonly<Record<string, unknown>>): boolean {
  return caller.label === 'staff' || (last.isRemoved !== true && last.status !== 'removed');
}

/**
 * Which events of a history the caller may see: a brand admin those that concerned its brand when they happened, but
 * none of a tryset's own, which name the items of other brands too; a member none.
 */
export function eventsFor<Event extends { category: string; brandIds: readonly number[] }>(
  caller: Caller,
  events: readonly Event[],
): Event[] {
  if (caller.label === 'staff') return [...events];
  if (caller.label === 'user') return [];
  return events.filter((event) => event.category !== 'tryset' && event.brandIds.includes(caller.brandId));
}

/**
 * Which rows of the log mirror the caller may look into across entities: what `eventsFor` leaves of the histories that
 * `seesHistoryOf` opens. `log` is what the row is called in the query.
 */
export function isLogFor(caller: Caller) {
  if (caller.label === 'staff') return sql<SqlBool>`true`;
  if (caller.label === 'user') return nothing;
  const { brandId } = caller;
  return sql<SqlBool>`log.brand_ids @> array[${brandId}::int] and case log.category
    when 'tryset_item' then exists (
      select from read.tryset_items as item where item.id = log.entity_id::int and not item.is_removed)
    when 'stock_item' then exists (
      select from read.stock_items as stock where stock.id = log.entity_id::int and not stock.is_removed)
    when 'product' then exists (
      select from read.products as product
      where product.id = log.entity_id::int and product.status in ('published', 'unpublished'))
    when 'brand' then log.entity_id = ${String(brandId)}
    when 'brand_admin' then true
    else false end`;
}

/** The log mirror, as far as the caller may look into it. */
export function logFor(db: ReadModels, caller: Caller) {
  return db.selectFrom('read.log as log').where(isLogFor(caller));
}
export type LogQuery = ReturnType<typeof logFor>;

/** Whether members' own real names may be shown: never to a brand, which knows a parcel's recipient while it must. */
export function seesRealNames(caller: Caller): boolean {
  return caller.label !== 'brand_admin';
}

/** Whether real names, phones and e-mails of members may be shown and searched at all. */
export function seesPersons(caller: Caller): boolean {
  return caller.label === 'staff';
}

/** That an entity advanced; of a tryset item, also the tryset that it is of. */
export interface Advance {
  category: string;
  entityId: string;
  brandIds: number[];
  trysetId: number | null;
}

/** What belongs to nobody: a brand admin may hear of it. */
const ofAll: ReadonlySet<string> = new Set(referenceKindNames);

/** What the caller may hear to have advanced: a brand admin what concerns its brand, and reference data. */
export function advancesFor(caller: Caller, advances: readonly Advance[]): Advance[] {
  if (caller.label === 'staff') return [...advances];
  if (caller.label === 'user') return [];
  return advances.filter(
    ({ category, brandIds }) => ofAll.has(category) || brandIds.includes(caller.brandId),
  );
}
