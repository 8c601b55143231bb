import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnavailability } from '#http/availability.ts';
import { anEvent } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { startTestStore, type TestStore } from './embedded/testing/event-store.ts';
import { heard, silenceMs } from './heard.ts';
import { headPosition, lastEvent, readStream } from './load.ts';
import { readLog } from './read-log.ts';
import { subscribeInBatches } from './subscribe.ts';

let own: TestStore;
beforeEach(async () => {
  own = await startTestStore();
  await appendToStream(own.client, 'a-1', 'no_stream', [anEvent(), anEvent(), anEvent()]);
});
afterEach(async () => {
  vi.useRealTimers();
  own.faults.thaw();
  await own.stop();
});

/** Collects the items of an iteration that ends. */
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** Advances the timers by this many milliseconds. */
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const { signal } = new AbortController();
const asks: [string, (own: TestStore) => Promise<unknown>][] = [
  ['a stream', ({ client }) => all(readStream(client, 'a-1'))],
  ['the end of a stream', ({ client }) => lastEvent(client, 'a-1')],
  ['the log', ({ client }) => all(readLog(client, { until: 1_000_000n }))],
  ['the end of the log', ({ client }) => headPosition(client)],
  ['a subscription', ({ client }) => all(subscribeInBatches(client, { after: null, signal }))],
];

test.each(asks)('reports after six seconds that a hung node does not answer: %s', async (_of, ask) => {
  own.faults.freeze();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const ended = vi.fn();
  const asked = ask(own).catch((error: unknown) => error);
  void asked.then(ended);
  await passes(silenceMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await passes(1);
  expect(await asked).toMatchObject({ name: 'NoAnswer' });
  expect(isUnavailability(await asked)).toBe(true);
});

test('does not end a read while its consumer is busy', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let count = 0;
  for await (const _event of heard(own.client.readStream('a-1'))) {
    count += 1;
    await passes(2 * silenceMs);
  }
  expect(count).toBe(3);
});

test('ends the call of a reader that leaves early, and no other', async () => {
  const canceled = vi.fn(() => Promise.resolve());
  const watched = (stream: string) => {
    const read = own.client.readStream(stream);
    const cancel = read.cancel.bind(read);
    return Object.assign(read, { cancel: () => canceled().then(cancel) });
  };
  expect(await all(heard(watched('a-1')))).toHaveLength(3);
  await expect(all(heard(watched('none')))).rejects.toThrow('none not found');
  expect(canceled).not.toHaveBeenCalled();
  for await (const _event of heard(watched('a-1'))) break;
  expect(canceled).toHaveBeenCalledOnce();
});

test('does not add up silences between events', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const live = own.client.subscribeToStream('a-1');
  const read = heard(Object.assign(live, { cancel: () => live.unsubscribe() }));
  let revision = 2n;
  for (let heardOf = 0; heardOf < 6; heardOf += 1) {
    const next = read.next();
    await passes(silenceMs / 2);
    if (heardOf >= 3) await appendToStream(own.client, 'a-1', revision++, [anEvent()]);
    expect((await next).done).toBe(false);
  }
  await own.client.dispose();
});
