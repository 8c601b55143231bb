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

/** The stream's revision that the append requires; `no_stream` if the stream must not exist. */
export type ExpectedRevision = bigint | 'no_stream';

/**
 * The revision and position of the last appended event. If another writer was faster, the stream's current revision
 * (`no_stream` if missing).
 */
export type AppendOutcome =
  | { ok: true; revision: bigint; position: bigint }
  | { ok: false; current: ExpectedRevision };

/** The total time of all tries; the caller gets an error afterwards. An election and a new connection take less. */
const patienceMs = 6_000;
/**
 * The time before the same append is sent again. A follower holds an append for a lost leader until long after the election of
 * the next one.
 */
const tryMs = 1_500;
const firstPauseMs = 20;
const longestPauseMs = 500;
/** The minimum remaining time for another try: a shorter one would time out and hide the previous try's error. */
const shortestTryMs = 500;

/**
 * Appends events at an exact revision (optimistic concurrency). A missing answer leaves the outcome unknown: the same
 * events are sent again after 1.5 seconds, for 6 seconds in total. The store recognizes their ids at that revision and
 * answers each try like the first. The first answer to any try counts.
 *
 * @throws {NoRoom} if the store's disk is full.
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
  const send = () => outcomeOf(client.appendToStream(stream, records, { expectedRevision }));
  const until = performance.now() + patienceMs;
  const unanswered: Promise<AppendOutcome>[] = [];
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const sent = send();
    try {
      const withinMs = Math.min(tryMs, until - performance.now());
      return await answered(unanswered.length === 0 ? sent : Promise.race([sent, ...unanswered]), withinMs);
    } catch (error) {
      if (isNoRoom(error)) throw new NoRoom(error);
      if (!isStoreAway(error) || performance.now() + pauseMs + shortestTryMs >= until) throw error;
      if (error instanceof NoAnswer) unanswered.push(unlessAway(sent));
      await delay(pauseMs);
    }
  }
}

async function outcomeOf(answer: Promise<AppendResult>): Promise<AppendOutcome> {
  try {
    const { nextExpectedRevision, position } = await answer;
    return { ok: true, revision: nextExpectedRevision, position: position?.commit ?? 0n };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) {
      return { ok: false, current: asExpected(error.actualVersion) };
    }
    throw error;
  }
}

/**
 * Returns the outcome of a try. If the store did not answer, the promise stays pending, so that other tries can provide the
 * outcome.
 */
function unlessAway(sent: Promise<AppendOutcome>): Promise<AppendOutcome> {
  const answer = sent.catch((error: unknown) => {
    if (isStoreAway(error)) return new Promise<never>(() => undefined);
    throw error;
  });
  // Nobody may await this try: it can fail between two tries or after the last one.
  answer.catch(() => undefined);
  return answer;
}

/**
 * Waits `withinMs` milliseconds for the store's answer, then throws `NoAnswer`. A hung node keeps the connection open but
 * stays silent.
 */
async function answered<Answer>(answer: Promise<Answer>, withinMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  // A plain timer is cheaper than an abortable delay: aborting a delay per append costs 3 % of a command.
  const timer = setTimeout(() => late.reject(new NoAnswer()), withinMs);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

function asExpected(version: unknown): ExpectedRevision {
  return typeof version === 'bigint' ? version : 'no_stream';
}
