import { expect, it, vi } from 'vitest';
import { anEvent, ownStore } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { followLog } from './follow-log.ts';

const own = ownStore();

it('continues at once after the last event when the store drops it, without a gap or a repeat', async () => {
  own.backend.faults.liveBuffer = 32;
  const stream = `tryset-${own.backend.id()}`;
  const stop = new AbortController();
  const drops: unknown[] = [];
  const follow = { after: null, streamPrefixes: [stream], signal: stop.signal };
  const batches = followLog(own.client, { ...follow, onDropped: (error) => drops.push(error) });
  const read: bigint[] = [];
  let revision: bigint | 'no_stream' = 'no_stream';
  for (let turn = 1; turn <= 3; turn++) {
    const outcome = await appendToStream(
      own.client,
      stream,
      revision,
      Array.from({ length: 500 }, () => anEvent()),
    );
    if (!outcome.ok) throw new Error('somebody else writes the test’s stream');
    revision = outcome.revision;
    while (read.length < turn * 500) {
      const { value } = await batches.next();
      read.push(...(value ?? []).map((event: { revision: bigint }) => event.revision));
    }
  }
  stop.abort();
  expect((await batches.next()).done).toBe(true);
  own.backend.faults.liveBuffer = Number.POSITIVE_INFINITY;
  expect(read).toEqual(Array.from({ length: 1_500 }, (_, index) => BigInt(index)));
  // The first subscription received all existing events before the store dropped it.
  expect(drops).toHaveLength(2);
});

it('reopens while earlier events are still handled', async () => {
  const { faults } = own.backend;
  const stream = `tryset-${own.backend.id()}`;
  const append = (expected: bigint | 'no_stream', count: number) =>
    appendToStream(
      own.client,
      stream,
      expected,
      Array.from({ length: count }, () => anEvent()),
    );
  const stop = new AbortController();
  const batches = followLog(own.client, { after: null, streamPrefixes: [stream], signal: stop.signal });
  await append('no_stream', 1);
  let read = (await batches.next()).value?.length ?? 0;
  faults.liveBuffer = 32;
  const calls = vi.spyOn(faults, 'meet');
  // The consumer requests no batch while these events arrive.
  await append(0n, 500);
  await vi.waitUntil(() => calls.mock.calls.some(([call]) => call === 'subscribe'), 50_000);
  while (read < 501) read += (await batches.next()).value?.length ?? 0;
  faults.liveBuffer = Number.POSITIVE_INFINITY;
  stop.abort();
  expect(read).toBe(501);
});

it('throws an error that occurs twice at the same place', async () => {
  const raised = own.backend.faults.raise({ answer: 'not-ready', on: ['subscribe'], times: 10 });
  const batches = followLog(own.client, { after: null, signal: new AbortController().signal });
  await expect(batches.next()).rejects.toThrow('Server Is Not Ready');
  expect(raised.met).toBe(2);
  raised.lift();
});
