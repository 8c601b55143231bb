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
 * A position as the client takes it; null, and what comes before the first event, is the start. Positions are places of
 * bytes in the log, and the store reads only from where an event begins: never count on from one.
 */
export function placeOf(position: bigint | null): Position | typeof START {
  return position === null || position <= 0n ? START : { commit: position, prepare: position };
}

/** How nodes say, from 20.10 and from 24.2 on, that no event begins at a position. */
const refusals = ['Unexpected ReadAllResult: Error', 'Trying to read from an invalid position'];

/** Whether the store says that it cannot read from a position, since no event begins there. */
export function isNoPlace(error: unknown): boolean {
  return error instanceof UnknownError && refusals.some((refusal) => error.message.includes(refusal));
}

/**
 * Where to subscribe so that nothing behind a position is left out. The store leaves out one event from there on, whichever
 * it is: where the one at the position was removed, that would be one which nobody has handled, so the place is the last
 * one before which has an event. What comes from there up to the position is to be left out by the caller.
 */
export async function placeBehind(
  client: EventStoreDBClient,
  position: bigint | null,
): Promise<Position | typeof START> {
  const place = placeOf(position);
  if (place === START) return START;
  const at = await nextFrom(client, place, FORWARDS);
  // Null is the end of the log: what comes there has not been handled, and stands behind the last event there is.
  if (at === place.commit) return place;
  return placeOf(await nextFrom(client, place, BACKWARDS));
}

/** The position of the event at a place, or of the next one from there; backwards of the one before. */
async function nextFrom(
  client: EventStoreDBClient,
  fromPosition: Position,
  direction: typeof FORWARDS | typeof BACKWARDS,
): Promise<bigint | null> {
  let found: bigint | null = null;
  // Read to the end, though one comes at most: a call of this client that is left early stays open.
  for await (const { event } of heard(client.readAll({ fromPosition, direction, maxCount: 1 }))) {
    found = event?.position?.commit ?? null;
  }
  return found;
}
