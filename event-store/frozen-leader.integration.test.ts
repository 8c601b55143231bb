// @module-tag thorough
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { anEvent } from '#test/own-store.ts';
import { appendToStream } from './append.ts';
import { connectEventStore, type EventStoreDBClient } from './client.ts';
import { Faults } from './embedded/faults.ts';
import { type EmbeddedEventStore, startEmbeddedEventStore } from './embedded/server.ts';
import { startTestPostgres } from './embedded/testing/postgres.ts';
import { type Wire, wireTo } from './embedded/testing/wire.ts';
import { headPosition } from './load.ts';
import { subscribeInBatches } from './subscribe.ts';

/** One store that is reachable as two nodes; the first node leads. */
interface Cluster {
  store: EmbeddedEventStore;
  nodes: readonly [Wire, Wire];
  client: EventStoreDBClient;
  elect(node: Wire): void;
  stop(): Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  const postgres = await startTestPostgres(inject('backend')?.serverUrl);
  const faults = new Faults();
  const store = await startEmbeddedEventStore({ databaseUrl: await postgres.createDatabase(), faults });
  const target = { host: '127.0.0.1', port: store.port };
  const nodes = [await wireTo(target), await wireTo(target)] as const;
  const elect = (leader: Wire) => {
    faults.members = nodes.map((node) => ({ port: node.port, isLeader: node === leader }));
  };
  elect(nodes[0]);
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  // Short keepalive times detect a broken connection quickly, so that the test spends its time on the election.
  const client = connectEventStore(`esdb://${hosts}?tls=false&keepAliveInterval=200&keepAliveTimeout=300`);
  return {
    store,
    nodes,
    client,
    elect,
    async stop() {
      await client.dispose();
      for (const node of nodes) await node.stop();
      await store.stop();
      await postgres.stop();
    },
  };
}

let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster();
});
afterEach(() => cluster.stop());

/**
 * Waits until the client uses the node again. Finding the leader opens at most one connection to each node, so a second
 * connection shows that the client uses it.
 */
const comesBack = async (node: Wire) => {
  const before = node.connections();
  await vi.waitUntil(() => node.connections() > before + 1, { timeout: 60_000 });
};

test('an append leaves a hung leader, and one that gossip still names, for the next one', async () => {
  const { client, nodes, elect } = cluster;
  const [frozen, next] = nodes;
  const same = [anEvent()];
  expect(await appendToStream(client, 'a-1', 'no_stream', [anEvent()])).toMatchObject({ revision: 0n });
  frozen.standStill();
  const tried = appendToStream(client, 'a-1', 0n, same).catch((error: unknown) => error);
  await comesBack(frozen);
  elect(next);
  await tried;
  expect(await appendToStream(client, 'a-1', 0n, same)).toMatchObject({ ok: true, revision: 1n });
  expect(await headPosition(client)).toBeGreaterThan(0n);
});

test('a subscription continues at the next leader', async () => {
  const { client, nodes, elect } = cluster;
  const [frozen, next] = nodes;
  await appendToStream(client, 'a-1', 'no_stream', [anEvent()]);
  frozen.standStill();
  const { signal } = new AbortController();
  const first = async () => {
    for await (const batch of subscribeInBatches(client, { after: null, signal })) return batch.length;
    return 0;
  };
  const untilOne = vi.waitUntil(() => first().catch(() => null), { timeout: 60_000 });
  await comesBack(frozen);
  elect(next);
  expect(await untilOne).toBe(1);
});
