import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import type { Caller } from '#http/caller.ts';
import { metadataOf } from '#projections/testing/histories.ts';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { eventually } from './eventually.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answer = { status: number; body: any; headers: Headers };

/** Returns whether the operation has ended, with or without success. */
export const ended = ({ endedTime }: Operation) => endedTime !== null;

/** Starts a server with projections for the tests of a file, and returns helpers for replay calls. */
export function replaying({ frozenAfterSeconds = 30 } = {}) {
  let server: TestServer;
  let client: EventStoreDBClient;
  let database: pg.Client;
  let position = '0';

  beforeAll(async () => {
    server = await testServer({ ownStore: true, frozenAfterSeconds });
    client = connectEventStore(server.backend.eventStoreUrl);
    database = await connection();
    // The server refuses operations until the projections run, so wait for a first garment.
    await stock(await garment());
  });
  afterAll(async () => {
    await database?.end();
    await client?.dispose();
    await server?.close();
  });

  /** Opens another connection to the server's database. */
  async function connection(): Promise<pg.Client> {
    const connected = new pg.Client({ connectionString: server.backend.databaseUrl });
    connected.on('error', () => undefined);
    await connected.connect();
    return connected;
  }

  /** Makes a call whose answer includes the effects of all earlier calls. */
  async function call(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    by: Caller = staff,
  ): Promise<Answer> {
    const answer = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: await server.authorization(by),
        'x-min-position': position,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reached = answer.headers.get('x-position') ?? '0';
    if (body !== undefined && BigInt(reached) > BigInt(position)) position = reached;
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  const status = async (): Promise<ReplayStatus> => (await call('/v1/replay/status')).body;
  const operation = (id: number, wanted: (operation: Operation) => boolean) =>
    eventually(
      async (): Promise<Operation[]> => (await call('/v1/replay/operations')).body.data,
      (rows) => rows.some((row) => row.id === id && wanted(row)),
    ).then((rows) => rows.find((row) => row.id === id));

  /** Appends a garment in stock and resolves to its id. */
  async function garment(): Promise<number> {
    const stockItemId = Number.parseInt(randomUUID().slice(0, 7), 16) + 1;
    const description = { productId: 1, productSizeId: 1, brandId: 1, regionId: 'KOREA', quality: 'new' };
    const terms = { code: `S-${stockItemId}`, discountRate: 0, reimbursementRate: 0 };
    const events = [
      { type: 'StockItemRegistered', data: { stockItemId, ...description, ...terms } },
      { type: 'StockItemEntered', data: { slot: null } },
    ].map((event) => ({
      id: randomUUID(),
      ...event,
      metadata: { ...metadataOf(event, 1), commandId: randomUUID() },
    }));
    const outcome = await appendToStream(client, `stock_item-${stockItemId}`, 'no_stream', events);
    if (outcome.ok && outcome.position > BigInt(position)) position = String(outcome.position);
    return stockItemId;
  }

  const act = (id: number, action: string, body: object = {}) =>
    call(`/v1/stocks/${id}/actions/${action}`, body);
  async function stock(id: number) {
    const { body, headers } = await call(`/v1/stocks/${id}`);
    return { status: body.status, memo: body.memoInUse, stale: headers.get('x-stale') };
  }

  return {
    get server() {
      return server;
    },
    get client() {
      return client;
    },
    get database() {
      return database;
    },
    /** Lets later calls run without waiting for the effects of earlier ones. */
    forgetPosition() {
      position = '0';
    },
    connection,
    call,
    status,
    operation,
    garment,
    act,
    stock,
  };
}
