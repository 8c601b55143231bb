import { StartFailure } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { eventOfStream } from '#event-store/read-log.ts';
import { eventsOfFile } from './read-log.ts';

/**
 * Returns the first event of a file as the store holds it, so that the file can continue the store's log.
 * @throws StartFailure if the file has no event, or if the store does not hold its first
 */
export async function firstInStore(client: EventStoreDBClient, file: string): Promise<LogEvent> {
  for await (const { stream, revision, id } of eventsOfFile(file)) {
    const stored = await eventOfStream(client, stream, revision);
    if (stored?.id === id) return stored;
    throw new StartFailure(
      `${file}: the event store does not hold its first event, revision ${revision} of ${stream}; nothing was changed. Export ` +
        'with the --from-position that the export before it printed, and import that one first.',
    );
  }
  throw new StartFailure(`${file}: holds no event, so it continues nothing; nothing was changed`);
}
