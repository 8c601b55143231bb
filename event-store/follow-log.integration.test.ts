import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { system } from '#domain/actor.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { appendToStream } from './append.ts';
import { connectEventStore, type EventStoreDBClient } from './client.ts';
import { followLog } from './follow-log.ts';
import type { NewEvent } from './stored-event.ts';

let backend: TestBackend;
let client: EventStoreDBClient;
beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  client = connectEventStore(backend.eventStoreUrl);
});
afterAll(async () => {
  await client.dispose();
  await backend.close();
});

function events(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, number) => {
    const id = randomUUID();
    const metadata = {
      ...{ schemaVersion: 1, $correlationId: id, $causationId: id, command: 'count', commandId: id },
      ...{ actor: system, brandIds: [], receivedAt: '2026-01-01T00:00:00.000Z' },
    };
    return { id, type: 'Counted', data: { number }, metadata };
  });
}

it('goes on at once behind the last event where the store drops it, without a gap or a repeat', async () => {
  backend.faults.liveBuffer = 32;
  const stream = `tryset-${backend.id()}`;
  const stop = new AbortController();
  const drops: unknown[] = [];
  const follow = { after: null, streamPrefixes: [stream], signal: stop.signal };
  const batches = followLog(client, { ...follow, onDropped: (error) => drops.push(error) });
  const read: bigint[] = [];
  let revision: bigint | 'no_stream' = 'no_stream';
  for (let turn = 1; turn <= 3; turn++) {
    const outcome = await appendToStream(client, stream, revision, events(500));
    if (!outcome.ok) throw new Error('somebody else writes the test’s stream');
    revision = outcome.revision;
    while (read.length < turn * 500) {
      const { value } = await batches.next();
      read.push(...(value ?? []).map((event: { revision: bigint }) => event.revision));
    }
  }
  stop.abort();
  expect((await batches.next()).done).toBe(true);
  backend.faults.liveBuffer = Number.POSITIVE_INFINITY;
  expect(read).toEqual(Array.from({ length: 1_500 }, (_, index) => BigInt(index)));
  // The first time it caught up with what was there already.
  expect(drops).toHaveLength(2);
});

it('throws what fails twice at the same place', async () => {
  const raised = backend.faults.raise({ answer: 'not-ready', on: ['subscribe'], times: 10 });
  const batches = followLog(client, { after: null, signal: new AbortController().signal });
  await expect(batches.next()).rejects.toThrow('Server Is Not Ready');
  expect(raised.met).toBe(2);
  raised.lift();
});
