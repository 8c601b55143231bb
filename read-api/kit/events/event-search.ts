import type { Caller } from '#http/caller.ts';
import { betweenOf, type Period } from '#http/filters.ts';
import type { Reading } from '../reading.ts';
import type { EventFilters } from './contract.ts';
import { searchedStreams } from './searched-streams.ts';

/** An actor filter: a role, or one account in it. */
export interface SearchedActor {
  label: string;
  id: number | null;
}

/** The parsed filters of a search. */
export interface EventSearch {
  types?: readonly string[];
  actors?: readonly SearchedActor[];
  brandId?: number;
  /** Streams of the named entities: an event must be in one of them. */
  streams?: readonly string[];
  correlationId?: string;
  reason?: string;
  /** Whether to leave out housekeeping events. */
  withoutHousekeeping: boolean;
  time?: Period;
  recorded?: Period;
}

/** Parses the filters. Throws 400 for errors that the schema cannot detect. */
export async function eventSearchOf(reading: Reading, query: EventFilters): Promise<EventSearch> {
  const time = betweenOf('time', query.time_after, query.time_before);
  const recorded = betweenOf('recorded', query.recorded_after, query.recorded_before);
  const { codes } = query;
  const streams = isOfOthers(reading.caller, query) ? [] : await searchedStreams(reading, query, codes);
  return {
    ...(query.types !== undefined && { types: query.types }),
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

/** Whether a brand admin filters by another brand, which finds nothing. */
function isOfOthers(caller: Caller, { brand_id }: EventFilters): boolean {
  return caller.label === 'brand_admin' && brand_id !== undefined && brand_id !== caller.brandId;
}

/** Reads actor filters. An account is dropped if the filter also names its whole role. */
function actorsIn(values: readonly string[]): SearchedActor[] {
  const actors = values.map((value): SearchedActor => {
    const [label = '', id] = value.split(':');
    return { label, id: id === undefined ? null : Number(id) };
  });
  const roles = new Set(actors.filter(({ id }) => id === null).map(({ label }) => label));
  return actors.filter(({ label, id }) => id === null || !roles.has(label));
}
