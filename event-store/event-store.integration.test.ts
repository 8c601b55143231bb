import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#domain/actor.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { appendToStream } from './append.ts';
import { connectEventStore, type EventStoreDBClient } from './client.ts';
import { headPosition, lastEvent, readStream } from './load.ts';
import type { NewEvent } from './stored-event.ts';
import { subscribeInBatches } from './subscribe.ts';

let backend: TestBackend;
let client: EventStoreDBClient;
beforeAll(async () => {
  backend = await testBackend();
  client = connectEventStore(backend.eventStoreUrl);
});
afterAll(async () => {
  await client.dispose();
  await backend.close();
});

const stream = () => `tryset_item-${backend.id()}`;

function event(number: number): NewEvent {
  const id = randomUUID();
  const metadata = {
    schemaVersion: 1,
    $correlationId: id,
    $causationId: id,
    command: 'count',
    commandId: id,
    actor: system,
    brandIds: [],
    receivedAt: '2026-01-01T00:00:00.000Z',
  };
  return { id, type: 'Counted', data: { number }, metadata };
}

const numbers = async (name: string, from?: bigint) => {
  const read: unknown[] = [];
  for await (const { data } of readStream(client, name, from)) read.push((data as { number: number }).number);
  return read;
};

describe('append', () => {
  it('succeeds only at the exact revision, and else returns the current one', async () => {
    const name = stream();
    expect(await appendToStream(client, name, 'no_stream', [event(1), event(2)])).toMatchObject({
      ok: true,
      revision: 1n,
    });
    expect(await appendToStream(client, name, 'no_stream', [event(3)])).toEqual({ ok: false, current: 1n });
    expect(await appendToStream(client, name, 0n, [event(3)])).toEqual({ ok: false, current: 1n });
    expect(await appendToStream(client, stream(), 4n, [event(3)])).toEqual({
      ok: false,
      current: 'no_stream',
    });
    expect(await numbers(name)).toEqual([1, 2]);
  });

  it('answers resent events like the first time', async () => {
    const name = stream();
    const events = [event(1), event(2)];
    const first = await appendToStream(client, name, 'no_stream', events);
    expect(await appendToStream(client, name, 'no_stream', events)).toEqual(first);
    expect(await numbers(name)).toEqual([1, 2]);
  });
});

describe('load', () => {
  it('reads a stream from a revision on, and nothing of a missing stream', async () => {
    const name = stream();
    await appendToStream(client, name, 'no_stream', [event(1), event(2), event(3)]);
    expect(await numbers(name, 1n)).toEqual([2, 3]);
    expect(await numbers(stream())).toEqual([]);
    expect(await lastEvent(client, name)).toMatchObject({ revision: 2n, data: { number: 3 } });
    expect(await lastEvent(client, stream())).toBeNull();
  });

  it('returns the position of the newest event of all streams', async () => {
    const outcome = await appendToStream(client, stream(), 'no_stream', [event(1)]);
    const head = await headPosition(client);
    expect(outcome.ok && head >= outcome.position).toBe(true);
  });
});

describe('subscribe', () => {
  it('continues after the last handled event, across calls, without a gap or a repeat', async () => {
    const after = await headPosition(client);
    const name = stream();
    const count = 1_200;
    let revision: bigint | 'no_stream' = 'no_stream';
    for (let next = 0; next < count; next += 100) {
      const events = Array.from({ length: 100 }, (_, index) => event(next + index));
      const outcome = await appendToStream(client, name, revision, events);
      if (!outcome.ok) throw new Error('somebody else writes the test’s stream');
      revision = outcome.revision;
    }
    const read: number[] = [];
    let position: bigint | null = after;
    while (read.length < count) {
      const stop = new AbortController();
      const batches = subscribeInBatches(client, {
        after: position,
        streamPrefixes: [name],
        maxEvents: 70,
        signal: stop.signal,
      });
      let taken = 0;
      for await (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(70);
        for (const stored of batch) read.push((stored.data as { number: number }).number);
        position = batch.at(-1)?.position ?? position;
        if (++taken === 4 || read.length >= count) break;
      }
      stop.abort();
    }
    expect(read).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  it('gathers after a partial batch, and can be ended meanwhile', async () => {
    const name = stream();
    const stop = new AbortController();
    const after = await headPosition(client);
    const options = { after, streamPrefixes: [name], maxEvents: 2, signal: stop.signal };
    const gathering = subscribeInBatches(client, { ...options, gatherMs: 600_000 });
    const watching = subscribeInBatches(client, options);
    await appendToStream(client, name, 'no_stream', [event(0), event(1), event(2)]);
    expect((await gathering.next()).value).toHaveLength(2);
    expect((await gathering.next()).value).toHaveLength(1);
    const third = gathering.next();
    await appendToStream(client, name, 2n, [event(3)]);
    for await (const batch of watching) if (batch.at(-1)?.revision === 3n) break;
    stop.abort();
    expect((await third).done).toBe(true);
  });

  it('receives later events, and ends on request', async () => {
    const name = stream();
    const stop = new AbortController();
    const batches = subscribeInBatches(client, {
      after: await headPosition(client),
      streamPrefixes: [name],
      signal: stop.signal,
    });
    const first = batches.next();
    await appendToStream(client, name, 'no_stream', [event(7)]);
    expect((await first).value).toMatchObject([{ stream: name, data: { number: 7 } }]);
    const last = batches.next();
    stop.abort();
    expect((await last).done).toBe(true);
  });
});
