import type { Caller } from '#http/caller.ts';
import { betweenOf, codesOf, type Period } from '#http/filters.ts';
import type { Reading } from '../reading.ts';
import type { EventFilters } from './contract.ts';
import { streamsSought } from './streams-sought.ts';

/** Who acted: a role, or one person in it. */
export interface SoughtActor {
  label: string;
  id: number | null;
}

/** The filters of a search, read. */
export interface Sought {
  types?: readonly string[];
  actors?: readonly SoughtActor[];
  brandId?: number;
  /** The streams of all that is named: an event stands in one of them. */
  streams?: readonly string[];
  correlationId?: string;
  reason?: string;
  /** Only events of what people look at, without those that are housekeeping. */
  withoutHousekeeping: boolean;
  time?: Period;
  recorded?: Period;
}

/** Reads the filters. Refuses with 400 what the schema could not. */
export async function soughtIn(reading: Reading, query: EventFilters): Promise<Sought> {
  const time = betweenOf('time', query.time_after, query.time_before);
  const recorded = betweenOf('recorded', query.recorded_after, query.recorded_before);
  const codes = codesOf('codes', query.codes);
  const streams = isOfOthers(reading.caller, query) ? [] : await streamsSought(reading, query, codes);
  return {
    ...(query.types !== undefined && { types: valuesOf(query.types) }),
    ...(query.actors !== undefined && { actors: actorsIn(query.actors) }),
    ...(query.brand_id !== undefined && { brandId: query.brand_id }),
    ...(streams !== null && { streams }),
    ...(query.correlation_id !== undefined && { correlationId: query.correlation_id }),
    ...(query.reason !== undefined && { reason: query.reason }),
    withoutHousekeeping: query.without_housekeeping === true,
    ...(time !== undefined && { time }),
    ...(recorded !== undefined && { recorded }),
  };
}

/** Of another brand there is nothing for a brand admin to look through. */
function isOfOthers(caller: Caller, { brand_id }: EventFilters): boolean {
  return caller.label === 'brand_admin' && brand_id !== undefined && brand_id !== caller.brandId;
}

function valuesOf(text: string): string[] {
  return [...new Set(text.split(',').map((value) => value.trim()))];
}

/** Who is of a role that is named anyway is left out. */
function actorsIn(text: string): SoughtActor[] {
  const actors = valuesOf(text).map((value): SoughtActor => {
    const [label = '', id] = value.split(':');
    return { label, id: id === undefined ? null : Number(id) };
  });
  const roles = new Set(actors.filter(({ id }) => id === null).map(({ label }) => label));
  return actors.filter(({ label, id }) => id === null || !roles.has(label));
}
