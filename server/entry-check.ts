import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '#backend/failure.ts';
import { connectEventStore } from '#event-store/client.ts';
import { entryRefusal } from '#event-store/errors.ts';
import { headPosition } from '#event-store/load.ts';
import { reasonOf } from '#event-store/undiscovered.ts';

const patienceMs = 3_000;

/**
 * Checks at the start that the event store accepts our credentials and TLS. The check passes if the store does not answer or
 * is electing a leader, since it recovers by itself.
 *
 * @throws StartFailure if the store refuses this server
 */
export async function checkEntry(eventStoreUrl: string): Promise<void> {
  const client = connectEventStore(eventStoreUrl);
  const come = new AbortController();
  const late = delay(patienceMs, undefined, { signal: come.signal }).catch(() => undefined);
  try {
    await Promise.race([headPosition(client), late]);
  } catch (error) {
    const refusal = entryRefusal(await Promise.race([reasonOf(error, eventStoreUrl), late]));
    if (refusal !== null) throw new StartFailure(`The server does not start: ${refusal}`);
  } finally {
    come.abort();
    await client.dispose();
  }
}
