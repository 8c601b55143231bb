import { setTimeout as delay } from 'node:timers/promises';
import {
  type AppendResult,
  type EventStoreDBClient,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { isStoreAway, NoAnswer } from './away.ts';
import { isNoRoom, NoRoom } from './errors.ts';
import { newRecord } from './new-record.ts';
import type { NewEvent } from './stored-event.ts';
import { requireStreamName } from './stream-name.ts';

/** The revision that the stream must have for the append to count; `no_stream` where it must not exist. */
export type ExpectedRevision = bigint | 'no_stream';

/** Where the append stands, or the revision (`no_stream`) that another's append has moved the stream to. */
export type AppendOutcome =
  | { ok: true; revision: bigint; position: bigint }
  | { ok: false; current: ExpectedRevision };

/** An election and a new connection take less; whoever asked is told after this. */
const patienceMs = 6_000;
const firstPauseMs = 20;
const longestPauseMs = 500;
/** A try that has less time than this would only hide what the one before it was told. */
const shortestTryMs = 500;

/**
 * Appends events at an exact revision. An answer that never came leaves the outcome unknown: the same events are then
 * sent again, for six seconds, and the store, knowing their ids at that revision, answers as it would have the first time.
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
  const records = events.map(newRecord);
  const expectedRevision = expected === 'no_stream' ? NO_STREAM : expected;
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const result = await answered(client.appendToStream(stream, records, { expectedRevision }), until);
      return { ok: true, revision: result.nextExpectedRevision, position: result.position?.commit ?? 0n };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        return { ok: false, current: asExpected(error.actualVersion) };
      }
      if (isNoRoom(error)) throw new NoRoom(error);
      if (!isStoreAway(error) || performance.now() + pauseMs + shortestTryMs >= until) throw error;
      await delay(pauseMs);
    }
  }
}

/** What the store answers before this moment of `performance`; a node that stands still keeps the connection, and is silent. */
async function answered(answer: Promise<AppendResult>, until: number): Promise<AppendResult> {
  const late = Promise.withResolvers<never>();
  // Not a delay with a signal: to abort one for each append costs three hundredths of a command.
  const timer = setTimeout(() => late.reject(new NoAnswer()), until - performance.now());
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

function asExpected(version: unknown): ExpectedRevision {
  return typeof version === 'bigint' ? version : 'no_stream';
}
