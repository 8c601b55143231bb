import { invalidQuery } from '#http/errors.ts';
import { defaultLimit } from '#http/lists.ts';
import type { Areas } from '../area.ts';
import { actorNames } from '../history/actors.ts';
import { inOrder } from '../history/in-order.ts';
import { linked } from '../history/links.ts';
import { entityNames } from '../history/names.ts';
import { shownStep } from '../history/show.ts';
import { foldedEvents } from '../history/streams.ts';
import type { Reading } from '../reading.ts';
import { eventsFor } from '../scope.ts';
import type { EventsQuery, FoundEvent, FoundEvents } from './contract.ts';
import { cursorOf, type Place, placeOf } from './cursor.ts';
import { eventSearchOf } from './event-search.ts';
import { type Hit, hitsOf } from './hits.ts';

/** A page of a search. Its cursors to the next and previous pages are null if there is no such page. */
export interface SearchPage {
  after: string | null;
  before: string | null;
  searchedUntil: string | null;
  data: FoundEvent[];
  names: FoundEvents['names'];
}

/** One page of all events that the caller may see and that match the filters. */
export async function searchPage(reading: Reading, query: EventsQuery): Promise<SearchPage> {
  const { limit = defaultLimit, order, after, before } = query;
  if (after !== undefined && before !== undefined) {
    throw invalidQuery('before', 'cannot be combined with `after`; give only one of them');
  }
  const isBackwards = before !== undefined;
  const isNewestFirst = (order !== 'time') !== isBackwards;
  const from = fromOf(after ?? before, isBackwards ? 'before' : 'after');
  const search = await eventSearchOf(reading, query);
  // Reads one more event than is shown, to know whether there is a next page.
  const { hits, until } = await hitsOf(reading, search, { isNewestFirst, from }, limit + 1);
  const shown = hits.slice(0, limit);
  const end = until ?? (hits.length > limit ? placeOfHit(shown.at(-1)) : null);
  const [first, last] = isBackwards ? [shown.at(-1), shown[0]] : [shown[0], shown.at(-1)];
  const onward = isBackwards ? (placeOfHit(last) ?? from) : end;
  const back = isBackwards ? end : from === null ? null : (placeOfHit(first) ?? from);
  return {
    after: onward && cursorOf(onward),
    before: back && cursorOf(back),
    searchedUntil: until?.time ?? null,
    ...(await shownEvents(reading, shown, order !== 'time')),
  };
}

function fromOf(cursor: string | undefined, name: string): Place | null {
  if (cursor === undefined) return null;
  const place = placeOf(cursor);
  if (place === null) throw invalidQuery(name, 'is not a cursor; use `after` or `before` of a response');
  return place;
}

function placeOfHit(hit: Hit | undefined): Place | null {
  return hit === undefined ? null : { time: hit.effectiveAt, position: hit.position };
}

/**
 * The events as their histories show them, with names of their ids. Events within one second are in causal order.
 * Cursors cut pages by time and log position, so a cause may be on the neighbouring page.
 */
export async function shownEvents(reading: Reading, hits: readonly Hit[], isNewestFirst: boolean) {
  const { areas, caller } = reading;
  const oldestFirst = inOrder(eventsFor(areas, caller, await foldedEvents(reading, hits)).map(linked));
  const shown = isNewestFirst ? oldestFirst.reverse() : oldestFirst;
  const actors = await actorNames(
    reading,
    caller,
    shown.map(({ metadata }) => metadata.actor),
  );
  const data = shown.map((step) => shownStep(areas, step, { cause: null, effects: [] }, actors, caller));
  return {
    data,
    names: await entityNames(reading, caller, [...data, ...data.map((event) => subjectOf(areas, event))]),
  };
}

/** The event's own entity, in the form in which event data names one. */
export function subjectOf(
  { streams }: Areas,
  { category, entityId, type }: Pick<FoundEvent, 'category' | 'entityId' | 'type'>,
) {
  const field = streams[category]?.field;
  return { type, changes: [], data: field === undefined ? {} : { [field]: Number(entityId) } };
}
