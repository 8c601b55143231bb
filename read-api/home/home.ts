import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import type { Home, HomeCounts, HomeQueue } from './contract.ts';
import { type Queue, queues } from './queues.ts';
import { waitingIn } from './waiting.ts';

/**
 * The caller's queues, cached for a minute at most until the read models advance. Callers with the same scope share
 * them.
 */
export function homeOf(reading: Reading): Promise<Home> {
  return once(reading, 'home', async () => ({
    data: await Promise.all(queuesOf(reading).map((queue) => shownQueue(reading, queue))),
  }));
}

/** The number of waiting entities per queue, without the entities themselves. */
export function homeCounts(reading: Reading): Promise<HomeCounts> {
  return once(reading, 'home counts', async () => ({
    data: await Promise.all(
      queuesOf(reading).map(async (queue) => {
        const waiting = await waitingIn(reading, queue);
        return { name: queue.name, list: queue.list, query: textsOf(queue), count: await waiting.count() };
      }),
    ),
  }));
}

function once<Answer extends object>(
  { caller, now, remember }: Reading,
  what: string,
  look: () => Promise<Answer>,
) {
  return remember(`${what} ${scopeKey(caller)} ${now.slice(0, 16)}`, look);
}

function queuesOf({ caller }: Reading) {
  return queues.filter((queue: Queue) => queue.for.some((role) => role === caller.label));
}

async function shownQueue(reading: Reading, queue: (typeof queues)[number]): Promise<HomeQueue> {
  const { name, list } = queue;
  const waiting = await waitingIn(reading, queue);
  const [count, oldest] = await Promise.all([waiting.count(), waiting.oldest()]);
  return { name, list, query: textsOf(queue), count, since: oldest[0]?.since ?? null, oldest };
}

/** The filters and the order of a queue's list, as query parameters. */
function textsOf({ query }: Queue): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([filter, value]) => [filter, String(value)]));
}
