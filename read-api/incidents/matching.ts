import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { betweenOf } from '#http/filters.ts';
import type { Reading } from '../kit/reading.ts';
import { type LogQuery, logFor } from '../kit/scope.ts';
import { among, within } from '../kit/search.ts';
import type { IncidentsQuery } from './contract.ts';
import { isIncident } from './incidents.ts';

/** Incidents that the caller may see and that match all filters. `like` is the condition of the text search; null for none. */
export function matchingIncidents(
  reading: Reading,
  query: IncidentsQuery,
  like: RawBuilder<SqlBool> | null,
): LogQuery {
  let log = logFor(reading).where(isIncident);
  if (like !== null) log = log.where(like);
  const { types, actors } = query;
  if (types !== undefined) log = log.where(among('log.type', types));
  if (actors !== undefined) log = log.where(by(actors));
  if (query.brand_id !== undefined)
    log = log.where(sql<SqlBool>`log.brand_ids @> array[${query.brand_id}::int]`);
  const period = betweenOf('time', query.time_after, query.time_before);
  return period === undefined ? log : log.where(within('log.effectiveAt', period));
}

/** Whether one of these actors caused the event: a role (`staff`) or an account (`staff:3`). */
function by(actors: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(log.actor_label = any(${actors}) or log.actor_label || ':' || log.actor_id = any(${actors}))`;
}
