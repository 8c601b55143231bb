import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import type { Home, HomeQueue } from './contract.ts';
import { type Queue, queues } from './queues.ts';
import { waitingIn } from './waiting.ts';

/** What waits for the caller, looked up once for all who see the same while nothing happens, and for a minute at most. */
export function homeOf(reading: Reading): Promise<Home> {
  const { caller, now, remember } = reading;
  return remember(`home ${scopeKey(caller)} ${now.slice(0, 16)}`, async () => {
    const asked = queues.filter((queue: Queue) => queue.for.some((role) => role === caller.label));
    return { data: await Promise.all(asked.map((queue) => shownQueue(reading, queue))) };
  });
}

async function shownQueue(reading: Reading, queue: (typeof queues)[number]): Promise<HomeQueue> {
  const { name, list, query } = queue;
  const { count, oldest } = await waitingIn(reading, queue);
  const asText = Object.entries(query).map(([filter, value]) => [filter, String(value)]);
  return { name, list, query: Object.fromEntries(asText), count, since: oldest[0]?.since ?? null, oldest };
}
