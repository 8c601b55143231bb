import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reading } from '../reading.ts';
import { isLogFor } from '../scope.ts';
import { among, whereHeld, within } from '../search.ts';
import type { EventSearch } from './event-search.ts';

/** SQL condition on an event (aliased `log`) for all filters and the caller's scope. */
export function isAskedFor(
  { areas, caller }: Pick<Reading, 'areas' | 'caller'>,
  search: EventSearch,
): RawBuilder<SqlBool> {
  const { types, actors, brandId, reason, withoutHousekeeping, time, recorded } = search;
  const conditions = [isLogFor(areas, caller)];
  if (types !== undefined) conditions.push(among('log.type', types));
  if (actors !== undefined) {
    const names = actors.map(({ label, id }) => (id === null ? label : `${label}:${id}`));
    conditions.push(
      sql<SqlBool>`(log.actor_label = any(${names}) or log.actor_label || ':' || log.actor_id = any(${names}))`,
    );
  }
  if (brandId !== undefined) conditions.push(sql<SqlBool>`log.brand_ids @> array[${brandId}::int]`);
  if (reason !== undefined) {
    conditions.push(whereHeld(sql`read.folded(log.metadata ->> 'reason')`, reason));
  }
  if (withoutHousekeeping) {
    conditions.push(
      sql<SqlBool>`log.category = any(${Object.keys(areas.streams)}) and log.type <> all(${[...areas.housekeeping]})`,
    );
  }
  if (time !== undefined) conditions.push(within('log.effectiveAt', time));
  if (recorded !== undefined) conditions.push(within('log.recordedAt', recorded));
  return sql.join(conditions, sql` and `);
}
