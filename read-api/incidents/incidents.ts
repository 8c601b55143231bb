import { type SqlBool, sql } from 'kysely';
import { isIncidentRow } from '#projections/kit/incidents/incident-row.ts';

/** SQL condition: whether a row of `read.log as log` is an incident. */
export const isIncident = sql<SqlBool>`(${sql.raw(isIncidentRow)})`;
