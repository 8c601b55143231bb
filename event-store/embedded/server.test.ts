import {
  END,
  excludeSystemEvents,
  jsonEvent,
  persistentSubscriptionToStreamSettingsFromDefaults,
  UnavailableError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { startEmbeddedEventStore } from './server.ts';
import { startChildServer } from './testing/child-server.ts';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
beforeAll(async () => {
  t = await startTestStore();
});
afterAll(() => t.stop());

test('a second server on the same database refuses to start, and leaves the first alone', async () => {
  const error = await failure(startEmbeddedEventStore({ databaseUrl: t.databaseUrl }));
  expect(String(error)).toContain('Another embedded event store already serves the database');
  expect((await t.client.appendToStream('still', events(1))).success).toBe(true);
});

test('fails on a taken port, and releases the database', async () => {
  const databaseUrl = await t.createDatabase();
  await expect(startEmbeddedEventStore({ databaseUrl, port: t.store.port })).rejects.toThrow('EADDRINUSE');
  const store = await startEmbeddedEventStore({ databaseUrl });
  await store.stop();
});

test('fails on a missing database', async () => {
  const databaseUrl = t.databaseUrl.replace(/[^/]+$/, 'not_there');
  await expect(startEmbeddedEventStore({ databaseUrl })).rejects.toThrow('does not exist');
});

test('names the unsupported feature in its errors', async () => {
  const attempts = [
    () =>
      t.client.createPersistentSubscriptionToStream(
        'a',
        'b',
        persistentSubscriptionToStreamSettingsFromDefaults(),
      ),
    () => t.client.createProjection('a', 'fromAll()'),
    () => collect(t.client.subscribeToPersistentSubscriptionToStream('a', 'b')),
    () => t.client.getPersistentSubscriptionToStreamInfo('a', 'b'),
    () => t.client.listPersistentSubscriptionsToStream('a'),
    () => t.client.listAllPersistentSubscriptions(),
    () => t.client.replayParkedMessagesToStream('a', 'b'),
    () => t.client.restartPersistentSubscriptionSubsystem(),
  ];
  for (const attempt of attempts) {
    const error = await failure(attempt());
    expect(error).toMatchObject({ code: status.UNIMPLEMENTED });
    expect(String(error)).toContain('The embedded event store serves streams only and has no');
  }
});

test('refuses to resolve links', async () => {
  await t.client.appendToStream('linked', events(1));
  for (const read of [
    () => collect(t.client.readStream('linked', { resolveLinkTos: true })),
    () => collect(t.client.readAll({ resolveLinkTos: true })),
    () => take(t.client.subscribeToAll({ resolveLinkTos: true }), 1),
    () => take(t.client.subscribeToStream('linked', { resolveLinkTos: true }), 1),
  ]) {
    expect(await failure(read())).toMatchObject({ code: status.UNIMPLEMENTED });
  }
});

test('holds back an unread subscriber, uses no memory for it, and skips nothing', {
  tags: 'thorough',
}, async () => {
  const server = await startChildServer(await t.createDatabase());
  const client = connectEventStore(server.url);
  const count = 20_000;
  for (let i = 0; i < count; i += 500) {
    const page = Array.from({ length: 500 }, () =>
      jsonEvent({ type: 'page', data: { text: 'x'.repeat(1000) } }),
    );
    await client.appendToStream('pages', page);
  }
  const before = await server.memory();
  const unread = Array.from({ length: 12 }, () => client.subscribeToAll({ filter: excludeSystemEvents() }));
  await Promise.all(
    unread.map((subscription) => new Promise((resolve) => subscription.once('confirmation', resolve))),
  );
  // The test reads the whole log here, so that the server has time to fill the other subscribers' buffers.
  expect((await collect(client.readAll())).filter(({ event }) => event?.type === 'page')).toHaveLength(count);
  const grown = (await server.memory()) - before;
  expect(grown).toBeLessThan(40 * 1024 * 1024);

  const [first, ...rest] = unread;
  if (first === undefined) throw new Error('There is no subscription.');
  const revisions = (await take(first, count)).map(({ event }) => event?.revision);
  expect(revisions).toEqual(Array.from({ length: count }, (_, index) => BigInt(index)));
  await Promise.all(rest.map((subscription) => subscription.unsubscribe()));
  await client.dispose();
  await server.stop();
  expect(server.warnings).toEqual([]);
});

test('ends subscriptions at its stop with an error that asks to reconnect', async () => {
  const store = await startEmbeddedEventStore({ databaseUrl: await t.createDatabase() });
  const client = connectEventStore(store.url);
  const subscription = client.subscribeToAll({ fromPosition: END });
  const ended = failure(take(subscription, 1));
  await new Promise((resolve) => subscription.once('caughtUp', resolve));
  await store.stop();
  expect(await ended).toBeInstanceOf(UnavailableError);
  await client.dispose();
});
