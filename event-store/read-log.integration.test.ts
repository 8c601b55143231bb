import { beforeAll, expect, it } from 'vitest';
import { anEvent, ownStore } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { headPosition, lastEvent, readStream } from './load.ts';
import type { LogEvent } from './log-event.ts';
import { eventAt, readLog, readStreamAsStored } from './read-log.ts';

/** The number of events fills more than two pages. */
const count = 4_500;

const own = ownStore();
let log: LogEvent[];
beforeAll(async () => {
  for (let next = 0; next < count; next += 500) {
    const events = Array.from({ length: 500 }, (_, index) => anEvent({ number: next + index }));
    await appendToStream(own.client, `counted-${next}`, 'no_stream', events);
  }
  log = await read(null);
});

async function read(after: bigint | null, until?: bigint): Promise<LogEvent[]> {
  const pages = readLog(own.client, { after, until: until ?? (await headPosition(own.client)) });
  return (await Array.fromAsync(pages)).flat();
}

const numbersOf = (events: readonly LogEvent[]) =>
  events.map(({ data }) => (data as { number: number }).number);
const from = (first: number, last = count - 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('reads a log of several pages, each event once', () => {
  expect(numbersOf(log)).toEqual(from(0));
});

it('begins after an event, and ends with one', async () => {
  expect(numbersOf(await read(log[2_000]?.position ?? -1n))).toEqual(from(2_001));
  expect(numbersOf(await read(null, log[3_999]?.position))).toEqual(from(0, 3_999));
  expect(await read(log.at(-1)?.position ?? -1n)).toEqual([]);
});

it('begins after a place without an event', async () => {
  const between = (log[2_100]?.position ?? -1n) + 1n;
  expect(numbersOf(await read(between))).toEqual(from(2_101));
  expect(numbersOf(await read(1n))).toEqual(from(0));
  expect(numbersOf(await read(null, between))).toEqual(from(0, 2_100));
});

it('finds the event at a position, and none beside it', async () => {
  const position = log[7]?.position ?? -1n;
  expect(await eventAt(own.client, position)).toEqual(log[7]);
  expect(await eventAt(own.client, position + 1n)).toBeNull();
  expect(await eventAt(own.client, position - 1n)).toBeNull();
  expect(await eventAt(own.client, (await headPosition(own.client)) + 1_000_000n)).toBeNull();
});

it('never asks the store for a stream without one of our names', async () => {
  const raised = own.backend.faults.raise({ answer: 'not-ready', on: ['read', 'append'], times: Infinity });
  for (const name of ['$$', '$users', 'a\0']) {
    expect(await Array.fromAsync(readStream(own.client, name))).toEqual([]);
    expect(await Array.fromAsync(readStreamAsStored(own.client, name))).toEqual([]);
    expect(await lastEvent(own.client, name)).toBeNull();
    await expect(appendToStream(own.client, name, 'no_stream', [anEvent()])).rejects.toThrow(
      'is not a valid stream name',
    );
  }
  raised.lift();
  expect(raised.met).toBe(0);
});
