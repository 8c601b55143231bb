import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { system } from '#domain/actor.ts';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { openCheckpoint } from './checkpoint.ts';

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

const clock = () => '2026-01-01T00:00:00.000Z';

it('begins before all where nothing has happened, and goes on from what was saved', async () => {
  const opened = await openCheckpoint(client, clock, 'first');
  expect(opened.position).toBe(0n);
  await opened.save(7n);
  expect((await openCheckpoint(client, clock, 'first')).position).toBe(7n);
});

it('begins behind an event that stays, whatever was noted since', async () => {
  const id = randomUUID();
  const metadata = {
    ...{ schemaVersion: 1, $correlationId: id, $causationId: id, command: 'x', commandId: id },
    ...{ actor: system, brandIds: [], receivedAt: clock() },
  };
  const event = { id, type: 'ProductCreated', data: {}, metadata };
  const appended = await appendToStream(client, 'product-1', 'no_stream', [event]);
  const noting = await openCheckpoint(client, clock, 'first');
  for (let position = 100n; position < 120n; position++) await noting.save(position);
  const opened = await openCheckpoint(client, clock, 'second');
  expect(appended).toMatchObject({ ok: true, position: opened.position });
});
