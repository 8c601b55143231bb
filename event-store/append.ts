import {
  type EventStoreDBClient,
  type JSONType,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { isNoRoom, isUnknownOutcome, NoRoom } from './errors.ts';
import type { NewEvent } from './stored-event.ts';
import { requireStreamName } from './stream-name.ts';

/** The revision that the stream must have for the append to count; `no_stream` where it must not exist. */
export type ExpectedRevision = bigint | 'no_stream';

/** Where the append stands, or the revision (`no_stream`) that another's append has moved the stream to. */
export type AppendOutcome =
  | { ok: true; revision: bigint; position: bigint }
  | { ok: false; current: ExpectedRevision };

const attempts = 3;

/**
 * Appends events at an exact revision. An answer that never came leaves the outcome unknown: the same events are then
 * sent again, and the store, knowing their ids at that revision, answers as it would have the first time.
 *
 * @throws {NoRoom} where the store's disk is full.
 */
export async function appendToStream(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendOutcome> {
  requireStreamName(stream);
  const records = events.map(({ id, type, data, metadata }) =>
    jsonEvent({ id, type, data: data as JSONType, metadata: metadata as unknown as JSONType }),
  );
  const expectedRevision = expected === 'no_stream' ? NO_STREAM : expected;
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await client.appendToStream(stream, records, { expectedRevision });
      return { ok: true, revision: result.nextExpectedRevision, position: result.position?.commit ?? 0n };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        return { ok: false, current: asExpected(error.actualVersion) };
      }
      if (isNoRoom(error)) throw new NoRoom(error);
      if (attempt === attempts || !isUnknownOutcome(error)) throw error;
    }
  }
}

function asExpected(version: unknown): ExpectedRevision {
  return typeof version === 'bigint' ? version : 'no_stream';
}
