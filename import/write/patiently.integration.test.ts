import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestStore, type TestStore } from '#event-store/embedded/testing/event-store.ts';
import { silenceMs } from '#event-store/heard.ts';
import { readStream } from '#event-store/load.ts';
import { anEvent } from '#test/own-store.ts';
import { appendPatiently, eventsOf, patiently } from './patiently.ts';

let own: TestStore;
beforeEach(async () => {
  own = await startTestStore();
});
afterEach(async () => {
  vi.useRealTimers();
  own.faults.thaw();
  await own.stop();
});

test('the import waits for a store that is silent longer than a read tolerates', async () => {
  const { client } = own;
  expect(await appendPatiently(client, 'a-1', 'no_stream', [anEvent(), anEvent()])).toMatchObject({
    ok: true,
  });
  own.faults.freeze();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const silent = Array.fromAsync(readStream(client, 'a-1')).catch((error: Error) => error.name);
  const patient = eventsOf(client, 'a-1');
  await vi.advanceTimersByTimeAsync(silenceMs);
  expect(await silent).toBe('NoAnswer');
  own.faults.thaw();
  vi.useRealTimers();
  expect(await patient).toHaveLength(2);
});

test('reports a refusal of the store at once', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no such thing')));
  await expect(patiently(ask)).rejects.toThrow('no such thing');
  expect(ask).toHaveBeenCalledOnce();
});
