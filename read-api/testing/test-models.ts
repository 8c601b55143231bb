import type pg from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import { createHttpApp, type HttpApp } from '#http/app.ts';
import type { BrandAdminCaller, Caller, MemberCaller, StaffCaller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import { replayReads } from '#projections/kit/operations/replay-reads.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';
import { openUnsealer } from '#projections/testing/harness.ts';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { createReadApi } from '../create-read-api.ts';
import type { NoteExport } from '../kit/csv/export-note.ts';
import type { LogText } from '../replay/log-answer.ts';

const tokens = accessTokens({ key: 'a key of thirty-two bytes or more, for tests' });

export const staff: StaffCaller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
export const adminA: BrandAdminCaller = adminOf(1, 'Acme');
export const adminB: BrandAdminCaller = adminOf(2, 'Bolt');

function adminOf(brandId: number, name: string): BrandAdminCaller {
  return { label: 'brand_admin', id: brandId * 10, name, brandId, brand: { name, nameKo: null } };
}

export function member(id: number): MemberCaller {
  return { label: 'user', id, name: `member ${id}` };
}

/** The instant at which tests read. */
export const now = '2026-03-15T00:00:00.000Z';

export interface TestModels {
  app: HttpApp;
  pool: pg.Pool;
  /** The files that told of persons, and for whom, in order. */
  noted: Parameters<NoteExport>[];
  /** A call by somebody, with the parsed answer. */
  get(caller: Caller, url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The `Authorization` header of somebody. */
  authorization(caller: Caller): Promise<string>;
  close(): Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** Replay's reads over a log that ends where the read models stand. */
export function testReplay(pool: pg.Pool): ReplayReads {
  const eventStore = { kind: 'embedded', address: 'localhost:2113' } as const;
  return replayReads({ pool, eventStore, log: { head: async () => 1000n, lagBehind: async () => 0 } });
}

/** A log file of nothing but its header: which choice was asked for. */
export const testLogText: LogText = async function* (choice) {
  yield `${JSON.stringify({ tryset: 'log', filter: choice })}\n`;
};

/** Read models, empty unless a database that holds some is given, and the read API over them. */
export async function openTestModels({
  waitMs = 2000,
  database: given,
  now: clock = () => new Date(now),
  unsealer = openUnsealer(),
  upcasters,
  noteExport = async () => undefined,
}: {
  waitMs?: number;
  database?: TestDatabase;
  now?: () => Date;
  unsealer?: Unsealer;
  upcasters?: Upcasters;
  /** Asked before a file is noted. */
  noteExport?: NoteExport;
} = {}): Promise<TestModels> {
  const database = given ?? (await testDatabase({ isEmpty: false }));
  const pool = readPool(database.databaseUrl);
  // The database is dropped as soon as the pool says that it has ended, which may cut off a session's goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const app = await createHttpApp({ tokens, title: 'test' });
  const replay = testReplay(pool);
  const noted: TestModels['noted'] = [];
  await app.register(
    createReadApi({
      pool,
      waitMs,
      now: clock,
      unsealer,
      replay,
      logText: testLogText,
      noteExport: async (...exported) => {
        await noteExport(...exported);
        noted.push(exported);
      },
      ...(upcasters && { upcasters }),
    }),
  );
  await app.ready();
  // Signing costs as much as a small answer, and a caller of thousands of calls would sign as many tokens.
  const signed = new Map<string, Promise<string>>();
  const authorization = (caller: Caller) => {
    const name = JSON.stringify(caller);
    const token = signed.get(name) ?? tokens.sign(caller).then(({ token }) => `Bearer ${token}`);
    signed.set(name, token);
    return token;
  };
  return {
    ...{ app, pool, noted, authorization },
    async get(caller, url, headers = {}) {
      const answer = await app.inject({
        url,
        headers: { authorization: await authorization(caller), host: 'tryset.test', ...headers },
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: isJson ? answer.json() : null,
      };
    },
    async close() {
      await app.close();
      await pool.end();
      await database.close();
    },
  };
}
