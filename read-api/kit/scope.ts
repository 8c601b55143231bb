import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { Areas } from './area.ts';
import type { Reading } from './reading.ts';

/* Each area's `scope.ts` alone decides which of its rows a caller may see, and this file decides for the log.
   Every read of a brand's or member's data starts from one of these queries: lists, counts, CSV, stats and
   histories. Staff see everything, a brand admin the rows of its brand, a member its own. All other rows behave as
   nonexistent. */

/** A key that is equal for callers who may see the same rows. */
export function scopeKey(caller: Caller): string {
  if (caller.label === 'staff') return 'staff';
  return caller.label === 'brand_admin' ? `brand ${caller.brandId}` : `user ${caller.id}`;
}

/** A condition that matches no rows, for callers who may not see a table at all. */
export const nothing = sql<SqlBool>`false`;

/** Whether the caller may see an entity's history: only staff may if the entity is removed. */
export function seesHistoryOf(caller: Caller, last: Readonly<Record<string, unknown>>): boolean {
  return caller.label === 'staff' || (last.isRemoved !== true && last.status !== 'removed');
}

/**
 * The events of a history that the caller may see. A brand admin sees those that concerned its brand when they
 * happened. It sees none in streams of several brands, whose events also name others' data. A member sees none.
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
 * The rows of the log mirror that the caller may see: it applies the rules of `seesHistoryOf` and `eventsFor` to all
 * entities at once. The query must alias the table as `log`.
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

/** The log mirror, restricted to the caller's scope. */
export function logFor({ db, areas, caller }: Pick<Reading, 'db' | 'areas' | 'caller'>) {
  return db.selectFrom('read.log as log').where(isLogFor(areas, caller));
}
export type LogQuery = ReturnType<typeof logFor>;

/**
 * Whether the caller may see members' real names. Brand admins may not, but see a parcel's recipient during its
 * preparation and transport.
 */
export function seesRealNames(caller: Caller): boolean {
  return caller.label !== 'brand_admin';
}

/** Whether the caller may see and search sign-in usernames of staff: only staff, as a username is half of a sign-in. */
export function seesSignInNames({ label }: Pick<Caller, 'label'>): boolean {
  return label === 'staff';
}

/** Whether the caller may see and search members' real names, phones and e-mails. */
export function seesPersons(caller: Caller): boolean {
  return caller.label === 'staff';
}

/** An entity that advanced: its id, the id of its parent entity, and its owner. */
export interface Advance {
  category: string;
  entityId: string;
  brandIds: number[];
  wholeId: number | null;
  person: string | null;
}

/** The advances that the caller may know of: for a brand admin those of its brand, of no brand, and its own. */
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
