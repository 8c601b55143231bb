import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import {
  AccessDeniedError,
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults,
} from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { credentials as channels, Metadata, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { collect, events, failure, startTestStore, type TestStore, take } from './testing/event-store.ts';

let t: TestStore;
let stranger: EventStoreDBClient;
beforeAll(async () => {
  t = await startTestStore();
  await t.client.appendToStream('kept', events(3));
  stranger = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${t.store.port}?tls=false`);
});
afterAll(async () => {
  await stranger.dispose();
  await t.stop();
});

describe('a client without the account', () => {
  test.each<[string, (client: EventStoreDBClient) => Promise<unknown>]>([
    ['appends', (client) => client.appendToStream('kept', events(1))],
    ['reads a stream', (client) => collect(client.readStream('kept'))],
    ['reads the log', (client) => collect(client.readAll())],
    ['follows a stream', (client) => take(client.subscribeToStream('kept'), 1)],
    ['follows the log', (client) => take(client.subscribeToAll(), 1)],
    ['deletes', (client) => client.deleteStream('kept')],
    ['tombstones', (client) => client.tombstoneStream('kept')],
    ['sets metadata', (client) => client.setStreamMetadata('kept', { maxCount: 1 })],
    [
      'requests an unsupported feature',
      (client) =>
        client.createPersistentSubscriptionToStream(
          'kept',
          'group',
          persistentSubscriptionToStreamSettingsFromDefaults(),
        ),
    ],
  ])('is refused when it %s', async (_what, act) => {
    const wrong = connectEventStore(t.store.url.replace(/:[\w-]+@/, ':wrong@'));
    for (const client of [stranger, wrong]) {
      const error = await failure(act(client));
      expect(error).toBeInstanceOf(AccessDeniedError);
      expect(error).toMatchObject({ code: status.UNAUTHENTICATED });
    }
    await wrong.dispose();
    expect(await collect(t.client.readStream('kept'))).toHaveLength(3);
  });

  test.each([
    ['nothing', undefined],
    ['another scheme', 'Bearer abc'],
    ['only the name', `Basic ${Buffer.from('tester:').toString('base64')}`],
    ['half of it', (right: string) => right.slice(0, -4)],
    ['more than it', (right: string) => `${right}x`],
  ])('does not authenticate with %s', async (_what, given) => {
    const right = `Basic ${Buffer.from(t.store.url.slice(7).split('@')[0] ?? '').toString('base64')}`;
    expect(await rawRead(right)).toBe(status.OK);
    expect(await rawRead(typeof given === 'function' ? given(right) : given)).toBe(status.UNAUTHENTICATED);
  });
});

test('the port is bound to loopback only', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others)
    await expect(reach(address, t.store.port)).rejects.toThrow('ECONNREFUSED');
  await reach('127.0.0.1', t.store.port);
});

/** Returns the gRPC status of a read that sends only this header. */
function rawRead(authorization: string | undefined): Promise<status> {
  const client = new streams.StreamsClient(`127.0.0.1:${t.store.port}`, channels.createInsecure());
  const metadata = new Metadata();
  if (authorization !== undefined) metadata.set('authorization', authorization);
  const request = new ReadReq();
  const options = new ReadReq.Options();
  options.setUuidOption(new ReadReq.Options.UUIDOption());
  request.setOptions(options);
  return new Promise((resolve) => {
    const call = client.read(request, metadata);
    call.on('data', () => {});
    call.on('error', () => {});
    call.on('status', ({ code }) => {
      client.close();
      resolve(code === status.UNAUTHENTICATED ? code : status.OK);
    });
  });
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}
