import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '#backend/failure.ts';
import { connectEventStore } from '#event-store/client.ts';
import { entryRefusal } from '#event-store/errors.ts';
import { headPosition } from '#event-store/load.ts';
import { reasonOf } from '#event-store/undiscovered.ts';

const patienceMs = 3_000;

/**
 * Fails the start where the event store does not let this server in, or TLS with it fails. A store that is away or elects
 * at this moment comes back by itself, and is no reason.
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
