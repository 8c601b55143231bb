import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { system } from '#domain/actor.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { type TestBackend, testBackend } from './backend.ts';

interface OwnStore {
  readonly backend: TestBackend;
  readonly client: EventStoreDBClient;
}

/** Opens an event store for the calling file alone, with a client, while the file's tests run. */
export function ownStore(): OwnStore {
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
  return {
    get backend() {
      return backend;
    },
    get client() {
      return client;
    },
  };
}

/** An event that no part of the system reacts to, with all metadata. */
export function anEvent(data: object = {}): NewEvent {
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
  return { id, type: 'Counted', data, metadata };
}
