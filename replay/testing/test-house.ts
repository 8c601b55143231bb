import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BACKWARDS, END } from '@eventstore/db-client';
import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { headPosition, lastEvent } from '#event-store/load.ts';
import { asLogEvent, type LogEvent } from '#event-store/log-event.ts';
import { readLog } from '#event-store/read-log.ts';
import { createHttpApp } from '#http/app.ts';
import { accessTokens } from '#http/token.ts';
import { replayFacts } from '#projections/kit/operations/facts.ts';
import { startProjections } from '#projections/start.ts';
import { testBackend } from '#test/backend.ts';
import { localAssets } from '#write-api/kit/assets/local-assets.ts';
import { startFollower } from '#write-api/kit/follower/start.ts';
import { localPictures } from '#write-api/kit/pictures/local-pictures.ts';
import { noReads } from '#write-api/read-side.ts';
import { hurriedPace } from '#write-api/testing/pace.ts';
import { openWriteSide, writeRoutes } from '#write-api/write-api.ts';

const reactedTo = /^(stock_item|tryset_item|tryset|member_rentals|product|user)-/;
const staff = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] } as const;

/** Creates an empty installation: event store, database and master key. The test starts its processes. */
export async function testHouse() {
  const backend = await testBackend({ ownStore: true });
  const { databaseUrl, eventStoreUrl } = backend;
  const masterKey = randomBytes(32);
  const client = connectEventStore(eventStoreUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  // The database may be dropped while connections are still closing.
  pool.on('error', () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  const stops: (() => Promise<unknown>)[] = [];

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;

  /** Returns the position of the newest event. */
  async function head(): Promise<bigint> {
    const newest = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 100 });
    const events = (await Array.fromAsync(newest)).map(asLogEvent);
    return events.find((event) => event !== null)?.position ?? -1n;
  }

  /** Returns the whole log of the store. */
  async function log(): Promise<LogEvent[]> {
    const events: LogEvent[] = [];
    for await (const page of readLog(client, { until: await headPosition(client) })) events.push(...page);
    return events;
  }

  return {
    ...backend,
    client,
    masterKey,
    query,
    log,
    /** Opens the write side and its HTTP API, without the runner. */
    async openWrites() {
      const tokens = accessTokens({ key: randomBytes(32) });
      const deps = await openWriteSide({
        client,
        pool,
        tokens,
        masterKey,
        pictures: localPictures(folder),
        assets: localAssets(join(folder, 'assets')),
        reads: noReads,
        replay: replayFacts(pool),
      });
      const app = await createHttpApp({
        tokens,
        title: 'test',
        logger: { level: 'error', stream: process.stderr },
      });
      writeRoutes(app, deps);
      await app.ready();
      stops.push(() => app.close());
      const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
        const { token } = await tokens.sign(staff);
        const headers = { authorization: `Bearer ${token}` };
        const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
        return { status: response.statusCode, body: response.json() };
      };
      return { deps, call };
    },
    /** Starts the follower, the reactions and the deadlines. */
    async react(deps: Parameters<typeof startFollower>[0]) {
      const failures: unknown[] = [];
      const report = (error: unknown) => failures.push(error);
      const follower = await startFollower(deps, pool, report, { pace: hurriedPace });
      stops.push(() => follower.stop());
      return { failures, stop: () => follower.stop() };
    },
    async project() {
      const silent = () => undefined;
      const running = await startProjections({
        databaseUrl,
        client,
        sealing: createSealing(pool, masterKey),
        logger: { info: silent, warn: silent, error: silent },
      });
      stops.push(() => running.stop());
    },
    /** Waits until the read models have handled the newest event. */
    async projected() {
      const sought = await head();
      const reached = async () => {
        const [row] = await query<{ position: string }>(
          "select position::text from read.checkpoints where name = 'live'",
        );
        return BigInt(row?.position ?? -1) >= sought;
      };
      while (!(await reached())) await setTimeout(50);
    },
    /** Waits until the reactor has handled the newest event that it reacts to. */
    async reacted() {
      const followed = (await log()).filter(({ stream }) => reactedTo.test(stream));
      const sought = followed.at(-1)?.position ?? -1n;
      const saved = async () => {
        const last = await lastEvent(client, 'reactor_checkpoint-main');
        return BigInt((last?.data as { position?: string } | undefined)?.position ?? -1);
      };
      while ((await saved()) < sought) await setTimeout(100);
    },
    /** Returns every row of the given schemas as JSON text, by table. */
    async rows(schemas: readonly string[]): Promise<Record<string, string[]>> {
      const tables = await query<{ name: string }>(
        "select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname = any($1) order by 1",
        [schemas],
      );
      const found: Record<string, string[]> = {};
      for (const { name } of tables) {
        const rows = await query<{ row: string }>(
          `select to_jsonb(r)::text as row from ${name} r order by to_jsonb(r)::text collate "C"`,
        );
        found[name] = rows.map(({ row }) => row);
      }
      return found;
    },
    async close() {
      for (const stop of stops.reverse()) await stop();
      await client.dispose();
      await pool.end();
      await rm(folder, { recursive: true, force: true });
      await backend.close();
    },
  };
}

export type TestHouse = Awaited<ReturnType<typeof testHouse>>;
