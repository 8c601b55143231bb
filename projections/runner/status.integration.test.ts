import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { metadataOf } from '../testing/histories.ts';
import { lagBehind } from './status.ts';

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

async function append(stream: string): Promise<bigint> {
  const event = { type: 'Noted', data: {} };
  const metadata = metadataOf(event as never, 1);
  const outcome = await appendToStream(client, stream, 'no_stream', [
    { id: randomUUID(), ...event, metadata },
  ]);
  return outcome.ok ? outcome.position : -1n;
}

test('nothing waits but events that the read models take', async () => {
  const position = await append('stock_item-1');
  for (let note = 0; note < 25; note++) await append(`reactor_checkpoint-${note}`);
  await client.setStreamMetadata('stock_item-1', { maxAge: 100_000 });
  expect(await lagBehind(client, position)).toBe(0);
  const next = await append('stock_item-2');
  expect(await lagBehind(client, position)).toBeGreaterThan(0);
  expect(await lagBehind(client, next)).toBe(0);
});
