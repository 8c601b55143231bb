import type { EventStoreDBClient } from './client.ts';
import type { StoredEvent } from './stored-event.ts';
import { type SubscribeOptions, subscribeInBatches } from './subscribe.ts';

export interface FollowOptions extends SubscribeOptions {
  /** Told of each subscription that broke off and is opened again. */
  onDropped?: (error: unknown) => void;
}

/** A second failure at the same place within this time is no drop that passes. */
const twiceWithinMs = 5_000;

/**
 * As `subscribeInBatches`, but a subscription that breaks off is opened again at once behind the last event: a store
 * drops whoever is a few dozen events behind, as an append of many always makes it. Throws what fails twice at the same
 * place, so that the caller can wait before it begins anew.
 */
export async function* followLog(
  client: EventStoreDBClient,
  { onDropped, ...options }: FollowOptions,
): AsyncGenerator<StoredEvent[]> {
  let { after } = options;
  let last: { after: bigint | null; at: number } | undefined;
  while (!options.signal.aborted) {
    try {
      for await (const batch of subscribeInBatches(client, { ...options, after })) {
        yield batch;
        after = batch.at(-1)?.position ?? after;
      }
    } catch (error) {
      const at = performance.now();
      if (last !== undefined && last.after === after && at - last.at < twiceWithinMs) throw error;
      last = { after, at };
      onDropped?.(error);
    }
  }
}
