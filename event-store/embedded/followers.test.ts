import { EventStoreDBClient } from '@eventstore/db-client';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { expect, inject, test, vi } from 'vitest';
import { Faults } from './faults.ts';
import { openStore } from './store/store.ts';
import { addStreamsService } from './streams-service.ts';
import { collect, events } from './testing/event-store.ts';
import { startTestPostgres } from './testing/postgres.ts';

test('a cancelled subscriber leaves nothing behind', async () => {
  const postgres = await startTestPostgres(inject('backend')?.serverUrl);
  const store = await openStore(await postgres.createDatabase());
  const server = new Server();
  const openCalls = addStreamsService(server, store, 1_000_000, new Faults());
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  const { tail } = store.writer;

  const subscriptions = Array.from({ length: 30 }, (_, index) =>
    index % 2 === 0 ? client.subscribeToAll() : client.subscribeToStream('followed'),
  );
  await vi.waitUntil(() => tail.followers === 30, { timeout: 50_000 });
  for (const subscription of subscriptions.slice(0, 20)) await subscription.unsubscribe();
  await vi.waitUntil(() => tail.followers === 10, { timeout: 50_000 });
  await client.appendToStream('followed', events(100));
  for (let i = 0; i < 20; i++) await collect(client.readStream('followed'));
  // The open calls: the remaining subscriptions, and the one call that carries the client's appends.
  await vi.waitUntil(() => openCalls.count === 11, { timeout: 50_000 });
  await client.dispose();
  await vi.waitUntil(() => tail.followers === 0 && openCalls.count === 0, { timeout: 50_000 });

  server.forceShutdown();
  await store.close();
  await postgres.stop();
  expect(tail.followers).toBe(0);
});
