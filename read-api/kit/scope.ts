import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { Areas } from './area.ts';
import type { Reading } from './reading.ts';

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
 * Which events of a history the caller may see: a brand admin those that concerned its brand when they happened, but none of
 * what concerns several brands, whose events name what is of others too; a member none.
 */
export function eventsFor<Event extends { category: string; brandIds: readonly number[] }>(
  { streams }: Areas,
  caller: Caller,
  events: readonly Event[],
): Event[] {
  if (caller.label === 'staff') return [...events];
  if (caller.label === 'user') return [];
  return events.filter(
    ({ category, brandIds }) =>
      streams[category]?.isToldTo === undefined && brandIds.includes(caller.brandId),
  );
}

/**
 * Which rows of the log mirror the caller may look into across entities: what `eventsFor` leaves of the histories that
 * `seesHistoryOf` opens. `log` is what the row is called in the query.
 */
export function isLogFor({ streams }: Areas, caller: Caller): RawBuilder<SqlBool> {
  if (caller.label === 'staff') return sql<SqlBool>`true`;
  if (caller.label === 'user') return nothing;
  const { brandId } = caller;
  const kinds = Object.entries(streams).flatMap(([category, { isLogOf }]) =>
    isLogOf === undefined ? [] : [sql`when ${sql.lit(category)} then ${isLogOf(brandId)}`],
  );
  return sql<SqlBool>`log.brand_ids @> array[${brandId}::int]
    and case log.category ${sql.join(kinds, sql` `)} else false end`;
}

/** The log mirror, as far as the caller may look into it. */
export function logFor({ db, areas, caller }: Pick<Reading, 'db' | 'areas' | 'caller'>) {
  return db.selectFrom('read.log as log').where(isLogFor(areas, caller));
}
export type LogQuery = ReturnType<typeof logFor>;

/** Whether members' own real names may be shown: never to a brand, which knows a parcel's recipient while it must. */
export function seesRealNames(caller: Caller): boolean {
  return caller.label !== 'brand_admin';
}

/** Whether the names that staff sign in by may be shown and searched: nobody else needs half of a sign-in. */
export function seesSignInNames({ label }: Pick<Caller, 'label'>): boolean {
  return label === 'staff';
}

/** Whether real names, phones and e-mails of members may be shown and searched at all. */
export function seesPersons(caller: Caller): boolean {
  return caller.label === 'staff';
}

/** That an entity advanced, the id of what it is part of, and whose it is. */
export interface Advance {
  category: string;
  entityId: string;
  brandIds: number[];
  wholeId: number | null;
  person: string | null;
}

/** What the caller may hear to have advanced: a brand admin what concerns its brand, what is of no brand, and what is its own. */
export function advancesFor({ streams }: Areas, caller: Caller, advances: readonly Advance[]): Advance[] {
  if (caller.label === 'staff') return [...advances];
  if (caller.label === 'user') return [];
  return advances.filter(
    ({ category, brandIds, person }) =>
      streams[category]?.isOfAll ||
      brandIds.includes(caller.brandId) ||
      person === `${caller.label}:${caller.id}`,
  );
}
