import { StartFailure } from '#backend/failure.ts';
import { sameJson } from '#domain/changed-fields.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { NewEvent, StoredEvent } from '#event-store/stored-event.ts';
import { bySize } from './by-size.ts';
import { appendPatiently, eventsOf } from './patiently.ts';
import type { StreamJob } from './stream-job.ts';

/** The numbers of added and of existing events. */
export interface Written {
  added: number;
  present: number;
  /** Commit position of the last added event; null if none was added. */
  position: bigint | null;
}

/**
 * Completes a stream: appends the whole stream if it does not exist, or the events missing at its end. With
 * `mayExist` it reads the stream first.
 * @throws {StartFailure} if the stored stream has another history.
 */
export async function writeStream(
  client: EventStoreDBClient,
  { stream, build, isSame = sameJson }: Pick<StreamJob, 'stream' | 'build' | 'isSame'>,
  mayExist: boolean,
): Promise<Written> {
  const events = await build();
  if (!mayExist) {
    const position = await append(client, stream, 'no_stream', events);
    if (position !== null) return { added: events.length, present: 0, position };
  }
  const stored: StoredEvent[] = [];
  for (const event of await eventsOf(client, stream)) stored.push(event);
  const missing = await missingFrom(stream, events, stored, isSame);
  const revision = stored.at(-1)?.revision ?? 'no_stream';
  const present = events.length - missing.length;
  if (missing.length === 0) return { added: 0, present, position: null };
  const position = await append(client, stream, revision, missing);
  if (position === null) throw isOther(stream);
  return { added: missing.length, present, position };
}

/** Returns the position of the last event; null if the stream is at another revision. */
async function append(
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<bigint | null> {
  let [revision, position] = [expected, 0n];
  for (const some of bySize(events)) {
    const outcome = await appendPatiently(client, stream, revision, some);
    if (!outcome.ok) return null;
    ({ revision, position } = outcome);
  }
  return position;
}

/**
 * Finds the events that a stream lacks. A stream that changed after its import contains all of them, and later ones.
 */
async function missingFrom(
  stream: string,
  events: readonly NewEvent[],
  stored: readonly StoredEvent[],
  isSame: NonNullable<StreamJob['isSame']>,
): Promise<NewEvent[]> {
  for (const [index, event] of events.entries()) {
    const there = stored[index];
    if (there === undefined) return events.slice(index);
    if (there.id !== event.id || !(await isSame(there.data, event.data))) throw isOther(stream);
  }
  return [];
}

function isOther(stream: string): StartFailure {
  return new StartFailure(
    `${stream} has another history than the file: rows of an earlier import were changed, or the stream has new events ` +
      'and the file has new rows for it. Import the file under another --source.',
  );
}
