import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { housekeepingTypes } from '../history/housekeeping.ts';
import { isLogFor } from '../scope.ts';
import { among, containing, within } from '../search.ts';
import { type Sought, toldCategories } from './sought.ts';

/** What an event must be, whichever way it was met: all filters, and that the caller may see it. It is called `log`. */
export function isAskedFor(caller: Caller, sought: Sought): RawBuilder<SqlBool> {
  const { types, actors, brandId, reason, withoutHousekeeping, time, recorded } = sought;
  const conditions = [isLogFor(caller)];
  if (types !== undefined) conditions.push(among('log.type', types));
  if (actors !== undefined) {
    const names = actors.map(({ label, id }) => (id === null ? label : `${label}:${id}`));
    conditions.push(
      sql<SqlBool>`(log.actor_label = any(${names}) or log.actor_label || ':' || log.actor_id = any(${names}))`,
    );
  }
  if (brandId !== undefined) conditions.push(sql<SqlBool>`log.brand_ids @> array[${brandId}::int]`);
  if (reason !== undefined) {
    conditions.push(sql<SqlBool>`log.metadata ->> 'reason' ilike ${containing(reason)}`);
  }
  if (withoutHousekeeping) {
    conditions.push(
      sql<SqlBool>`log.category = any(${toldCategories}) and log.type <> all(${[...housekeepingTypes]})`,
    );
  }
  if (time !== undefined) conditions.push(within('log.effectiveAt', time));
  if (recorded !== undefined) conditions.push(within('log.recordedAt', recorded));
  return sql.join(conditions, sql` and `);
}
