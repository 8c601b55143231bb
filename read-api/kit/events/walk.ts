import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadModels } from '../../database.ts';
import { within } from '../search.ts';
import type { Place } from './cursor.ts';
import type { EventSearch, SearchedActor } from './event-search.ts';

/** Columns selected for each event: its time and position, and the columns that filters need. */
const met = [
  'event.position',
  'event.effectiveAt',
  'event.recordedAt',
  'event.stream',
  'event.category',
  'event.entityId',
  'event.revision',
  'event.type',
  'event.metadata',
  'event.actorLabel',
  'event.actorId',
  'event.brandIds',
] as const;

/** Direction and start of a scan; the start itself is excluded. */
export interface Way {
  isNewestFirst: boolean;
  from: Place | null;
}

/**
 * Scans the events of a search in order, up to a maximum. The index of one leading filter yields the events in that
 * order. The other filters are checked on each event, so the cost is bounded.
 */
export function walk(db: ReadModels, search: EventSearch, way: Way, atMost: number) {
  const direction = way.isNewestFirst ? 'desc' : 'asc';
  const paths = leading(search).map((path) => {
    const events = onTheWay(db, way).where(path);
    const inTime =
      search.time === undefined ? events : events.where(within('event.effectiveAt', search.time));
    // Each index path is sorted and limited by itself: only then does Postgres merge them lazily.
    const ordered = inTime
      .orderBy('event.effectiveAt', direction)
      .orderBy('event.position', direction)
      .limit(atMost);
    return db.selectFrom(ordered.as('event')).selectAll();
  });
  const [first, ...others] = paths;
  if (first === undefined) throw new Error('a walk without a path');
  return db
    .selectFrom(others.reduce((several, path) => several.unionAll(path), first).as('event'))
    .selectAll()
    .orderBy('event.effectiveAt', direction)
    .orderBy('event.position', direction)
    .limit(atMost);
}

/** Events that match a selective condition; they are sorted per query. */
export function pick(db: ReadModels, few: RawBuilder<SqlBool>, way: Way) {
  return onTheWay(db, way).where(few);
}

function onTheWay(db: ReadModels, { from, isNewestFirst }: Way) {
  const events = db.selectFrom('read.log as event').select(met);
  if (from === null) return events;
  const here = sql`(${from.time}::timestamptz, ${from.position}::bigint)`;
  const event = sql`(event.effective_at, event.position)`;
  return events.where(isNewestFirst ? sql<SqlBool>`${event} < ${here}` : sql<SqlBool>`${event} > ${here}`);
}

/** With more filter values than this, separate index paths do not pay, as nearly every event matches. */
const pathsAtMost = 24;

function leading({ actors, types, brandId, reason }: EventSearch): RawBuilder<SqlBool>[] {
  const fewActors = actors !== undefined && actors.length <= pathsAtMost ? actors : null;
  if (fewActors?.every(({ id }) => id !== null)) return fewActors.map(isBy);
  if (types !== undefined && types.length <= pathsAtMost) {
    return types.map((type) => sql<SqlBool>`event.type = ${type}`);
  }
  if (reason !== undefined) return [sql<SqlBool>`event.metadata ->> 'reason' is not null`];
  if (brandId !== undefined) {
    return [
      sql<SqlBool>`event.first_brand = ${brandId}`,
      sql<SqlBool>`cardinality(event.brand_ids) > 1 and event.first_brand <> ${brandId}`,
    ];
  }
  return fewActors?.map(isBy) ?? [sql<SqlBool>`true`];
}

function isBy({ label, id }: SearchedActor): RawBuilder<SqlBool> {
  return id === null
    ? sql<SqlBool>`event.actor_label = ${label}`
    : sql<SqlBool>`event.actor_label = ${label} and event.actor_id = ${id}`;
}
