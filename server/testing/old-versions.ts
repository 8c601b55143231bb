import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { system } from '#domain/actor.ts';
import type { EventMetadata } from '#domain/event.ts';
import type { Upcasters } from '#domain/upcasters.ts';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore } from '#event-store/client.ts';
import { rebuild } from '#projections/kit/rebuild/rebuild.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import type { Difference } from '#projections/kit/verify/difference.ts';
import { verifyLog } from '#projections/kit/verify/log.ts';
import { verifyRows } from '#projections/kit/verify/rows.ts';
import { readModels } from '#projections/read-models.ts';
import { startProjections } from '#projections/start.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { openTestModels } from '#read-api/testing/test-models.ts';
import { testBackend } from '#test/backend.ts';

/** Creates a store with events of old and new versions, and the read side over this store. */
export async function oldVersions(upcasters: Upcasters) {
  const backend = await testBackend({ ownStore: true });
  const { databaseUrl } = backend;
  const client = connectEventStore(backend.eventStoreUrl);
  const pool = readPool(databaseUrl, 3);
  const reached = { position: -1n, advanced: Promise.withResolvers<void>() };
  const running = await startProjections({
    databaseUrl,
    client,
    upcasters,
    sealing: openUnsealer(),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onAdvance(position) {
      reached.position = position;
      reached.advanced.resolve();
      reached.advanced = Promise.withResolvers();
    },
  });
  const models = await openTestModels({ database: { databaseUrl, close: async () => undefined }, upcasters });
  const { signal } = new AbortController();
  return {
    databaseUrl,
    client,
    pool,
    models,
    /** Appends events of schema version 1 to a new stream. */
    async written(stream: string, events: readonly { type: string; data: unknown }[]): Promise<void> {
      const metadata = (): EventMetadata => ({
        schemaVersion: 1,
        $correlationId: 'c',
        $causationId: 'c',
        command: 'past',
        commandId: randomUUID(),
        actor: system,
        brandIds: [1],
        receivedAt: '2025-01-01T00:00:00.000Z',
      });
      const news = events.map((event) => ({ id: randomUUID(), ...event, metadata: metadata() }));
      expect(await appendToStream(client, stream, 'no_stream', news)).toMatchObject({ ok: true });
    },
    /** Waits until the projections have handled the event at this position. */
    async until(position: bigint): Promise<void> {
      while (reached.position < position) await reached.advanced.promise;
    },
    /** Returns the differences between the rows and their events, upcast with the upcasters `table`. */
    async differences(table: Upcasters): Promise<Difference[]> {
      const found: Difference[] = [];
      const tell = (difference: Difference) => found.push(difference);
      const unsealer = openUnsealer();
      await verifyRows({ databaseUrl, models: readModels, unsealer, upcasters: table, signal, tell });
      return found;
    },
    logVerified: () => verifyLog({ databaseUrl, client, signal, tell: () => undefined }),
    rebuilt: () => rebuild({ databaseUrl, models: readModels, unsealer: openUnsealer(), upcasters, signal }),
    async close() {
      await models.close();
      await running.stop();
      await client.dispose();
      await pool.end();
      await backend.close();
    },
  };
}

export type OldVersions = Awaited<ReturnType<typeof oldVersions>>;
