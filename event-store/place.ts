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
 * Converts a position to the client's form. Null, or a position before the first event, becomes the start. Positions are byte
 * offsets in the log, and the store reads only from the start of an event: never compute the next one by adding.
 */
export function placeOf(position: bigint | null): Position | typeof START {
  return position === null || position <= 0n ? START : { commit: position, prepare: position };
}

/** The error messages for a position where no event begins, of nodes from 20.10 and from 24.2 on. */
const refusals = ['Unexpected ReadAllResult: Error', 'Trying to read from an invalid position'];

/** Returns whether the store refused a position because no event begins there. */
export function isNoPlace(error: unknown): boolean {
  return error instanceof UnknownError && refusals.some((refusal) => error.message.includes(refusal));
}

/**
 * Returns a place to subscribe from, so that no event after `position` is skipped. The store always skips one event at the
 * start of a subscription. If the event at `position` was removed, it would skip an unhandled event, so the place is the
 * nearest earlier event. The caller skips the events from this place up to `position`.
 */
export async function placeBehind(
  client: EventStoreDBClient,
  position: bigint | null,
): Promise<Position | typeof START> {
  const place = placeOf(position);
  if (place === START) return START;
  const at = await nextFrom(client, place, FORWARDS);
  // Null means the end of the log: a new event there comes after its last event and is unhandled.
  if (at === place.commit) return place;
  return placeOf(await nextFrom(client, place, BACKWARDS));
}

/** Returns the position of the event at a place or, if there is none, of the next event in the reading direction. */
async function nextFrom(
  client: EventStoreDBClient,
  fromPosition: Position,
  direction: typeof FORWARDS | typeof BACKWARDS,
): Promise<bigint | null> {
  let found: bigint | null = null;
  // The loop never breaks off, though it receives at most one event: the client leaves the call of an unfinished read open.
  for await (const { event } of heard(client.readAll({ fromPosition, direction, maxCount: 1 }))) {
    found = event?.position?.commit ?? null;
  }
  return found;
}
