// @module-tag thorough
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tryset } from '#domain/trysets/tryset.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { accessTokens } from '#http/token.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { completions } from '#write-api/completions.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { eventually } from '../testing/eventually.ts';
import { insist } from '../testing/rentals.ts';
import { type Received, spanCollector } from './testing/span-collector.ts';

/** The test starts four processes, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const jwtSecret = randomBytes(48).toString('base64');
const metricsToken = randomBytes(24).toString('hex');
const name = 'Mina-Personal';
const phone = '010-9876-5432';
const programs: Record<string, Program> = {};
const urls: Record<string, string> = {};
let backend: TestBackend;
let client: EventStoreDBClient;
let collector: Awaited<ReturnType<typeof spanCollector>>;
let headers: Record<string, string>;

beforeAll(async () => {
  backend = await testBackend({ ownStore: true });
  client = connectEventStore(backend.eventStoreUrl);
  collector = await spanCollector();
  const watched = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'info',
    PORT: '0',
  };
  const shared = {
    ...watched,
    EVENTSTORE_URL: backend.eventStoreUrl,
    DATABASE_URL: backend.databaseUrl,
    JWT_SECRET: jwtSecret,
    MASTER_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'true',
  };
  await start('projections', shared);
  const READ_API_URL = await start('read-api', shared);
  const WRITE_API_URL = await start('write-api', { ...shared, READ_API_URL });
  await start('dashboard', { ...watched, READ_API_URL, WRITE_API_URL });
  const tokens = accessTokens({ key: Buffer.from(jwtSecret) });
  const { token } = await tokens.sign({ label: 'staff', id: 1, name: 'Kim', roles: ['owner'] });
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
});

afterAll(async () => {
  await endPrograms();
  await collector.close();
  await client.dispose();
  await backend.close();
});

async function start(role: string, env: Record<string, string>): Promise<string> {
  const program = startProgram(['server/main.ts', role], env);
  programs[role] = program;
  const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
  urls[role] = url;
  return url;
}

/** Requests a tryset through the dashboard's process; resolves to the ids of the tryset and its item. */
async function requestTryset(): Promise<{ trysetId: number; itemId: number }> {
  const api = { url: urls.dashboard ?? '', authorization: headers.authorization ?? '' };
  const made = async (path: string, body: object): Promise<number> =>
    (await insist(api, path, body, path)).body.id;
  const brand_id = await made('/v1/brands', { name: 'Alder', is_published: true });
  const product = await made('/v2/products', {
    brand_id,
    name: 'Coat',
    original_price: 1_000,
    is_published: true,
  });
  const size = await made(`/v2/products/${product}/sizes`, { name: 'M' });
  const garment = await made('/v1/stocks', { product_size_id: size });
  await made(`/v1/stocks/${garment}/actions/enter`, {});
  const user_id = await made('/v1/users', { username: name.toLowerCase(), role: 'curator' });
  const body = {
    name,
    phone,
    user_id,
    product_size_ids: [size],
    destination: { name, phone, address: 'Seoul' },
  };
  const { body: answer } = await insist(api, '/v2/trysets', body, 'one');
  return { trysetId: answer.id, itemId: answer.items[0].id };
}

async function eventsOf(stream: string): Promise<StoredEvent[]> {
  return Array.fromAsync(readStream(client, stream));
}

const traceIdOf = ({ metadata }: StoredEvent) => metadata.traceparent?.split('-')[1];

/** Returns the log lines of a process with this correlation id. */
function linesOf(role: string, correlationId: string): Record<string, unknown>[] {
  return (programs[role]?.printed() ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(correlationId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function metricsOf(role: string): Promise<string> {
  const response = await fetch(`${urls[role]}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

function valueIn(metrics: string, series: string): number {
  const line = metrics.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
}

describe('one request', () => {
  let ids: Awaited<ReturnType<typeof requestTryset>>;
  let requested: StoredEvent;
  let itemRequested: StoredEvent;

  beforeAll(async () => {
    ids = await requestTryset();
    [requested] = (await eventsOf(`tryset-${ids.trysetId}`)) as [StoredEvent];
    [itemRequested] = (await eventsOf(`tryset_item-${ids.itemId}`)) as [StoredEvent];
  });

  test('is one trace: the dashboard’s process, the API, command, append, the reaction and its append, projection', async () => {
    const traceId = traceIdOf(requested);
    expect(traceIdOf(itemRequested)).toBe(traceId);
    const appendOf = ({ metadata }: StoredEvent) => metadata.traceparent?.split('-')[2];
    const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    const projected = (event: StoredEvent, spans: Received[]) =>
      spans.find((span) => span.name === 'project' && span.parentSpanId === appendOf(event));
    const spans = await eventually(
      async () => ofTrace(),
      (found) =>
        found.some(({ service, parentSpanId }) => service === 'tryset-dashboard' && !parentSpanId) &&
        projected(requested, found) !== undefined &&
        projected(itemRequested, found) !== undefined &&
        found.some(({ name }) => name === 'POST /v2/trysets'),
    );
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const wayTo = (span: Received | undefined): string[] =>
      span === undefined
        ? []
        : [...wayTo(byId.get(span.parentSpanId ?? '')), `${span.service.slice(7)}: ${span.name}`];
    expect(wayTo(projected(itemRequested, spans))).toEqual([
      'dashboard: POST /v2/*',
      'write-api: POST /v2/trysets',
      'write-api: reaction request tryset_item',
      'write-api: command request tryset_item',
      'write-api: append tryset_item',
      'projections: project',
    ]);
    expect(wayTo(projected(requested, spans))).toEqual([
      'dashboard: POST /v2/*',
      'write-api: POST /v2/trysets',
      'write-api: command request tryset',
      'write-api: append tryset',
      'projections: project',
    ]);
    expect(byId.get(appendOf(requested) ?? '')?.attributes['tryset.types']).toBe('TrysetRequested');
  });

  test('appears in the logs of all processes under one correlation id', async () => {
    const { $correlationId } = requested.metadata;
    expect(itemRequested.metadata.$correlationId).toBe($correlationId);
    const told = async (role: string, msgs: readonly string[]) =>
      eventually(
        async () => linesOf(role, $correlationId),
        (lines) => msgs.every((msg) => lines.some((line) => line.msg === msg)),
      );
    await told('projections', ['projected']);
    const written = await told('write-api', ['request', 'command', 'reaction']);
    expect(written).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        method: 'POST',
        route: '/v2/trysets',
        status: 201,
        caller: 'staff:1',
        traceId: traceIdOf(requested),
      }),
    );
    expect(written).toContainEqual(
      expect.objectContaining({
        msg: 'command',
        stream: `tryset_item-${ids.itemId}`,
        end: 'accepted',
        causationId: requested.id,
        position: String(itemRequested.position),
      }),
    );
    expect(written).toContainEqual(expect.objectContaining({ msg: 'reaction', end: 'done_before' }));
  });

  test('counts in the metrics of the process that did each step', async () => {
    const write = await metricsOf('write-api');
    const request = 'category="tryset",command="request",end="accepted"';
    expect(valueIn(write, `tryset_commands_total{${request}}`)).toBe(1);
    expect(valueIn(write, 'tryset_command_replayed_events_count')).toBeGreaterThan(0);
    expect(
      valueIn(
        write,
        'tryset_http_request_duration_seconds_count{method="POST",route="/v2/trysets",status="201"}',
      ),
    ).toBe(1);
    expect(valueIn(write, 'tryset_reactor_leads')).toBe(1);
    expect(valueIn(write, 'tryset_reaction_failures')).toBe(0);

    const projections = await eventually(
      () => metricsOf('projections'),
      (text) => valueIn(text, 'tryset_projection_events_total') > 0 && / 0$/m.test(lagLine(text)),
    );
    expect(valueIn(projections, 'tryset_projection_active')).toBe(1);
    expect(valueIn(projections, 'tryset_projection_batch_duration_seconds_count')).toBeGreaterThan(0);
    expect(valueIn(projections, 'tryset_projection_parked_events{projection="tryset_items"}')).toBe(0);
    expect(valueIn(projections, 'tryset_projection_skipped_events{projection="tryset_items"}')).toBe(0);
    expect(valueIn(projections, 'tryset_health_check{check="database"}')).toBe(1);

    const read = await metricsOf('read-api');
    expect(valueIn(read, 'tryset_projection_running')).toBe(1);
    expect(valueIn(await metricsOf('dashboard'), 'tryset_health_check{check="write-api"}')).toBe(1);
  });

  test('leaves no personal data in metrics, spans and logs, and no ids in metrics', async () => {
    const asked = [`/v1/users?search=${name}`, `/v1/nothing/${name}`];
    for (const path of asked) await (await fetch(urls.dashboard + path, { headers })).text();
    const metrics = (await Promise.all(Object.keys(urls).map(metricsOf))).join('\n');
    await eventually(
      async () => programs['read-api']?.printed() ?? '',
      (printed) => printed.includes('"route":"none"'),
    );
    const logs = Object.values(programs)
      .map((program) => program.printed())
      .join('\n');
    expect(logs).toContain('"msg":"request"');
    for (const told of [metrics, logs, collector.text()]) {
      for (const secret of [
        name,
        name.toLowerCase(),
        phone,
        'Seoul',
        metricsToken,
        jwtSecret,
        headers.authorization?.slice(7),
      ]) {
        expect(told).not.toContain(secret);
      }
    }
    const labels = [...metrics.matchAll(/\b(?:route|stream|command|category)="([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(labels.length).toBeGreaterThan(10);
    for (const label of labels) expect(label).not.toMatch(/(?:^|[/-])\d+/);
  });

  test('continues its trace when the reactor does a reaction after a crash', async () => {
    const traceId = randomBytes(16).toString('hex');
    const streams = createStreams(client, () => new Date().toISOString(), { completions });
    const append = streams.append;
    // Appends the event without its reaction, like a process that is killed in between.
    streams.append = (decider, id, loaded, events) =>
      append(
        decider,
        id,
        loaded,
        events.map(({ metadata, ...event }) => ({
          ...event,
          metadata: { ...metadata, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` },
        })),
      );
    const commandId = crypto.randomUUID();
    const context = { commandId, correlationId: commandId, causationId: commandId };
    const outcome = await runCommand(
      streams,
      {
        decider: tryset,
        id: ids.trysetId,
        command: { action: 'cancel', itemIds: [ids.itemId] },
        name: 'cancel',
      },
      { ...context, actor: { label: 'staff', id: 1 }, receivedAt: new Date().toISOString() },
    );
    expect(outcome).toMatchObject({ ok: true });
    const events = await eventually(
      () => eventsOf(`tryset_item-${ids.itemId}`),
      (found) => found.some(({ metadata }) => metadata.$correlationId === commandId),
    );
    const reacted = events.findLast(({ metadata }) => metadata.$correlationId === commandId);
    expect(reacted && traceIdOf(reacted)).toBe(traceId);
    const spans = await eventually(
      async () => collector.spans.filter((span) => span.traceId === traceId),
      (found) => found.some(({ name }) => name.startsWith('late reaction')),
    );
    expect(spans.find(({ name }) => name.startsWith('late reaction'))?.service).toBe('tryset-write-api');
  });
});

test('refuses to show the metrics without the token', async () => {
  for (const role of Object.keys(urls)) {
    const response = await fetch(`${urls[role]}/metrics`);
    expect([response.status, (await response.json()).errorCode]).toEqual([401, 'metrics.token']);
  }
});

const lagLine = (text: string): string => /^tryset_projection_lag_seconds .*$/m.exec(text)?.[0] ?? '';
