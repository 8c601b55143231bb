import type { EventStoreDBClient } from './client.ts';
import { type OpenSubscription, openBehind } from './open-subscription.ts';
import type { StoredEvent } from './stored-event.ts';
import { batchesOf, type SubscribeOptions, wantedOf } from './subscribe.ts';

export interface FollowOptions extends SubscribeOptions {
  /** Called with the error of each broken subscription that is reopened. */
  onDropped?: (error: unknown) => void;
}

/** A second failure at the same position within this time counts as permanent. */
const twiceWithinMs = 5_000;

/**
 * Like `subscribeInBatches`, but reopens a broken subscription at once after the last received event. A store drops a
 * subscriber that lags a few dozen events, which every large append causes. The new subscription opens while the events of the
 * broken one are still handled. Throws an error that occurs twice at the same position, so that the caller can wait before a
 * retry.
 */
export async function* followLog(
  client: EventStoreDBClient,
  { onDropped, ...options }: FollowOptions,
): AsyncGenerator<StoredEvent[]> {
  const { signal } = options;
  const wanted = wantedOf(options);
  let { after } = options;
  let last: { after: bigint | null; at: number } | undefined;
  let onward: Promise<OpenSubscription> | null = null;
  let isOver = false;

  async function open(): Promise<OpenSubscription> {
    const opening = onward ?? openBehind(client, after, wanted);
    onward = null;
    const subscription = await opening;
    void subscription.broken.then((came) => {
      if (isOver || came === null) return;
      onward = openBehind(client, came, wanted);
      // This handler only prevents an unhandled rejection: `await` on the reopened subscription throws the error.
      onward.catch(() => undefined);
    });
    return subscription;
  }

  try {
    while (!signal.aborted) {
      try {
        for await (const batch of batchesOf(await open(), { ...options, after })) {
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
  } finally {
    isOver = true;
    void endOf(onward);
  }
}

async function endOf(opening: Promise<OpenSubscription> | null): Promise<void> {
  const subscription = await opening?.catch(() => null);
  subscription?.end();
}
