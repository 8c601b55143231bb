import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { betweenOf } from '#http/filters.ts';
import { isAskedFor } from '../kit/events/asked.ts';
import type { EventSearch } from '../kit/events/event-search.ts';
import { shownEvents } from '../kit/events/page.ts';
import { walk } from '../kit/events/walk.ts';
import type { Reading } from '../kit/reading.ts';
import type { HomeChanges } from './contract.ts';

/** Maximum events examined, so that a long absence does not slow the answer down. */
const lookedAt = 2_000;
const typesAtMost = 8;
const thingsAtMost = 8;
const dayMs = 86_400_000;
/** The read models may still lack events younger than this. */
const onItsWayMs = 5_000;

/**
 * Returns changes by others since `timeAfter` (an ISO instant or a day; by default a day ago), within the caller's
 * scope. Throws 400 for an invalid time.
 */
export async function changesSince(reading: Reading, timeAfter: string | undefined): Promise<HomeChanges> {
  const { areas, caller, now } = reading;
  const from = betweenOf('time', timeAfter, undefined)?.from;
  const since = from ?? new Date(Date.parse(now) - dayMs).toISOString();
  const { rows, isWhole } = await eventsOfOthers(reading, since);
  const byStream = Map.groupBy(rows, ({ stream }) => stream);
  const newest = [...byStream.values()].slice(0, thingsAtMost).flatMap(([hit]) => hit ?? []);
  const { data: events, names } = await shownEvents(reading, newest, true);
  const shown = new Map(events.map((event) => [event.stream, event]));
  return {
    since,
    until: untilOf(rows[0]?.effectiveAt, since, now),
    count: rows.length,
    isWhole,
    types: mostOf(rows.map(({ type }) => type)),
    data: newest.flatMap(({ stream }) => {
      const event = shown.get(stream);
      if (event === undefined) return [];
      const { category, entityId } = event;
      return { category, entityId, count: byStream.get(stream)?.length ?? 0, newest: event };
    }),
    names,
  };

  async function eventsOfOthers(reading: Reading, since: string) {
    const { db } = reading;
    const sought: EventSearch = {
      withoutHousekeeping: true,
      time: { from: since },
      ...(caller.label === 'brand_admin' && { brandId: caller.brandId }),
    };
    const steps = walk(db, sought, { isNewestFirst: true, from: null }, lookedAt);
    const [rows, beyond] = await Promise.all([
      db
        .with('recent', () => steps)
        .selectFrom('recent as log')
        .where(isAskedFor({ areas, caller }, sought))
        .where(isOfOthers(caller))
        .select(['log.position', 'log.effectiveAt', 'log.stream', 'log.revision', 'log.type'])
        .orderBy('log.effectiveAt', 'desc')
        .orderBy('log.position', 'desc')
        .execute(),
      steps.offset(lookedAt - 1).executeTakeFirst(),
    ]);
    return { rows, isWhole: beyond === undefined };
  }
}

/** The instant up to which changes are reported: a millisecond after the newest reported event. */
function untilOf(newest: string | undefined, since: string, now: string): string {
  const told = newest === undefined ? 0 : Date.parse(newest) + 1;
  return new Date(Math.max(told, Date.parse(since), Date.parse(now) - onItsWayMs)).toISOString();
}

/** Excludes the caller's own events and events caused by the caller's requests. */
function isOfOthers({ label, id }: Reading['caller']): RawBuilder<SqlBool> {
  const correlation = (event: string) => sql`${sql.ref(`${event}.metadata`)} ->> '$correlationId'`;
  return sql<SqlBool>`(log.actor_label, log.actor_id) is distinct from (${label}, ${id}::int) and not exists (
    select from recent as own
    where own.actor_label = ${label} and own.actor_id = ${id} and ${correlation('own')} = ${correlation('log')})`;
}

/** Counts each name, and sorts the most frequent first. */
function mostOf(names: readonly string[]): { name: string; count: number }[] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
    .slice(0, typesAtMost);
}
