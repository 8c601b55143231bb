import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const base = read('docker-compose.yml');
const cluster = read('docker-compose.cluster.yml');

const servicesOf = (text: string) => {
  const [, services = ''] = /^services:\n([\s\S]*?)^(?:[a-z]+:)/m.exec(text) ?? [];
  return new Map(
    services.split(/^(?= {2}[a-z0-9-]+:\n)/m).flatMap((block): [string, string][] => {
      const [, name] = /^ {2}([a-z0-9-]+):\n/.exec(block) ?? [];
      return name === undefined ? [] : [[name, block]];
    }),
  );
};
const services = servicesOf(cluster);
const nodes = ['event-store', 'event-store-2', 'event-store-3'];

test('adds to services of docker-compose.yml, or extends one of them', () => {
  const known = servicesOf(base);
  expect([...known.keys()]).toContain('write-api');
  for (const [name, block] of services) {
    const [, extended] = /extends: \{ file: docker-compose\.yml, service: ([a-z-]+) \}/.exec(block) ?? [];
    expect(known.has(extended ?? name), name).toBe(true);
  }
});

test('each node advertises its own name and seeks the two others', () => {
  for (const name of nodes) {
    const block = services.get(name) ?? '';
    expect(block).toContain(`EVENTSTORE_NODE_HOST_ADVERTISE_AS: ${name}\n`);
    expect(block).toContain(`EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: ${name}\n`);
    const others = nodes.filter((each) => each !== name).map((each) => `${each}:2113`);
    expect(block).toContain(`EVENTSTORE_GOSSIP_SEED: ${others.join(',')}\n`);
  }
  expect(cluster).toContain(`esdb://${nodes.map((name) => `${name}:2113`).join(',')}?tls=false`);
});

test('every role that uses events names all nodes', () => {
  for (const name of ['projections', 'projections-2', 'read-api', 'read-api-2', 'write-api', 'write-api-2'])
    expect(services.get(name), name).toContain('<<: *nodes');
});

test('the dashboard names every process of both APIs', () => {
  const dashboard = services.get('dashboard') ?? '';
  for (const [api, variable] of [
    ['read-api', 'READ_API_URL'],
    ['write-api', 'WRITE_API_URL'],
  ]) {
    const urls = [...services.keys()]
      .filter((name) => name.startsWith(`${api}`))
      .map((name) => `http://${name}:8080`);
    expect(urls).toHaveLength(2);
    expect(dashboard).toContain(`${variable}: ${urls.join(',')}\n`);
  }
});

test('no two services share a volume that one of them writes, but the pictures', () => {
  const own = [...services].flatMap(([, block]) =>
    [...block.matchAll(/^ +- ([a-z0-9-]+):\/var\/lib/gm)].map(([, volume]) => volume),
  );
  expect(own).toEqual(['events-2', 'events-3', 'standby']);
});
