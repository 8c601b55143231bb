import {
  BACKWARDS,
  type EventStoreDBClient,
  FORWARDS,
  type Position,
  START,
  UnknownError,
} from '@eventstore/db-client';
import { heard } from './heard.ts';

/**
 * A position in the client's form; null, or a position before the first event, is the start. Positions are byte offsets
 * in the log, and the store reads only from the start of an event: never compute the next one by adding.
 */
export function placeOf(position: bigint | null): Position | typeof START {
  return position === null || position <= 0n ? START : { commit: position, prepare: position };
}

/** Messages of nodes from 20.10 and from 24.2 on for a position where no event begins. */
const refusals = ['Unexpected ReadAllResult: Error', 'Trying to read from an invalid position'];

/** Whether the store refuses a position because no event begins there. */
export function isNoPlace(error: unknown): boolean {
  return error instanceof UnknownError && refusals.some((refusal) => error.message.includes(refusal));
}

/**
 * Returns a place to subscribe from that skips no event after a position. The store skips one event from the place on,
 * whichever it is. If the event at the position was removed, that would be an unhandled one, so the place is the
 * nearest earlier event. The caller skips the events from there up to the position.
 */
export async function placeBehind(
  client: EventStoreDBClient,
  position: bigint | null,
): Promise<Position | typeof START> {
  const place = placeOf(position);
  if (place === START) return START;
  const at = await nextFrom(client, place, FORWARDS);
  // Null means the end of the log: new events there are unhandled, and come after its last event.
  if (at === place.commit) return place;
  return placeOf(await nextFrom(client, place, BACKWARDS));
}

/** The position of the event at a place, or of the next one from there; backwards of the previous one. */
async function nextFrom(
  client: EventStoreDBClient,
  fromPosition: Position,
  direction: typeof FORWARDS | typeof BACKWARDS,
): Promise<bigint | null> {
  let found: bigint | null = null;
  // Reads to the end, though one event comes at most: this client leaves the call of an unfinished read open.
  for await (const { event } of heard(client.readAll({ fromPosition, direction, maxCount: 1 }))) {
    found = event?.position?.commit ?? null;
  }
  return found;
}
