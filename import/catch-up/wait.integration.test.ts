import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { anEvent, ownStore } from '#test/own-store.ts';
import { caughtUp } from './wait.ts';

const own = ownStore();

test('does not wait for events that others write meanwhile', async () => {
  const { databaseUrl } = own.backend;
  await migrate(databaseUrl);
  const models = new pg.Client(databaseUrl);
  await models.connect();
  onTestFinished(() => models.end());
  const imported = await appendToStream(own.client, 'counted-1', 'no_stream', [anEvent()]);
  if (!imported.ok) throw new Error('nothing was imported');

  const reads = vi.spyOn(own.client, 'readAll');
  const waiting = caughtUp(databaseUrl, own.client, new AbortController().signal);
  // At this point the wait knows the end of the log and polls the read models.
  await vi.waitUntil(() => reads.mock.calls.length > 1, { timeout: 50_000 });
  await appendToStream(own.client, 'counted-2', 'no_stream', [anEvent()]);
  await models.query("update read.checkpoints set position = $1 where name = 'live'", [
    String(imported.position),
  ]);
  expect(await waiting).toBe(true);
});
