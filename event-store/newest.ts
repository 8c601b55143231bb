import { BACKWARDS, END, type EventStoreDBClient } from '@eventstore/db-client';
import { isBookkeeping } from './bookkeeping.ts';
import { heard } from './heard.ts';

const pageSize = 50;

/** Returns the position of the newest event in the wanted streams; null if there is none after `after`. */
export async function newestOf(
  client: EventStoreDBClient,
  isWanted: (stream: string) => boolean,
  after = -1n,
): Promise<bigint | null> {
  let before: bigint | null = null;
  for (;;) {
    const fromPosition = before === null ? END : { commit: before, prepare: before };
    let length = 0;
    let newest: bigint | null = null;
    let oldest: bigint = before ?? -1n;
    // The loop never breaks off: the client leaves the call of an unfinished read open.
    const page = client.readAll({ direction: BACKWARDS, fromPosition, maxCount: pageSize });
    for await (const { event } of heard(page)) {
      length += 1;
      oldest = event?.position?.commit ?? oldest;
      if (event === undefined || oldest <= after) continue;
      if (isWanted(event.streamId)) newest ??= oldest;
    }
    if (newest !== null) return newest;
    if (length < pageSize || oldest <= after || oldest === before) return null;
    before = oldest;
  }
}

/** Returns the position of the newest domain event, ignoring the store's own events and checkpoints; null if the log has none. */
export function newestTold(client: EventStoreDBClient): Promise<bigint | null> {
  return newestOf(client, (stream) => !stream.startsWith('$') && !isBookkeeping(stream));
}

/** Returns whether a store has no domain events yet. */
export async function isUntold(client: EventStoreDBClient): Promise<boolean> {
  return (await newestTold(client)) === null;
}
