import { setTimeout as delay } from 'node:timers/promises';
import type { EventStoreDBClient } from '#event-store/client.ts';

/** Functions that return the next delay in milliseconds: of a read's answer, and of an append on its way there and back. */
export interface Lateness {
  read(): number;
  append(): number;
}

/**
 * Wraps a client so that its answers come late and overtake each other. A read returns the state at the time of the call,
 * whatever was appended since.
 */
export function lateClient(client: EventStoreDBClient, late: Lateness): EventStoreDBClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target);
      if (name === 'readStream') return (...asked: unknown[]) => lateRead(method(...asked), late.read());
      if (name === 'appendToStream') return (...asked: unknown[]) => lateAppend(() => method(...asked), late);
      return method;
    },
  });
}

async function lateAppend<Result>(append: () => Promise<Result>, late: Lateness): Promise<Result> {
  await delay(late.append());
  try {
    return await append();
  } finally {
    await delay(late.append());
  }
}

/** Wraps a read so that only its events come late. The read itself stays the same object, so that leaving it early cancels it. */
function lateRead<Read extends AsyncIterable<unknown>>(read: Read, ms: number): Read {
  return new Proxy(read, {
    get(target, name) {
      if (name === Symbol.asyncIterator) return () => lateAnswer(target, ms);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function* lateAnswer<Event>(events: AsyncIterable<Event>, ms: number): AsyncGenerator<Event> {
  const answer: Event[] = [];
  try {
    for await (const event of events) answer.push(event);
  } finally {
    await delay(ms);
  }
  yield* answer;
}
