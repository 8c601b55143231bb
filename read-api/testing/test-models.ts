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

/** The current instant of tests. */
export const now = '2026-03-15T00:00:00.000Z';

export interface TestModels {
  app: HttpApp;
  pool: pg.Pool;
  /** Recorded exports of personal data with their actors, oldest first. */
  noted: Parameters<NoteExport>[];
  /** Calls the API and parses the answer. */
  get(caller: Caller, url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Returns the `Authorization` header of a caller. */
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

/** Replay queries over a log that ends at the read models' position. */
export function testReplay(pool: pg.Pool): ReplayReads {
  const eventStore = { kind: 'embedded', address: 'localhost:2113' } as const;
  return replayReads({ pool, eventStore, log: { head: async () => 1000n, lagBehind: async () => 0 } });
}

/** A log file that contains only its header with the requested filters. */
export const testLogText: LogText = async function* (choice) {
  yield `${JSON.stringify({ tryset: 'log', filter: choice })}\n`;
};

/** Opens the read API over a given database, or over empty read models. */
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
  /** Called for each file with personal data before it is sent. */
  noteExport?: NoteExport;
} = {}): Promise<TestModels> {
  const database = given ?? (await testDatabase({ isEmpty: false }));
  const pool = readPool(database.databaseUrl);
  // Dropping the database may terminate a session of the ended pool, so ignore its errors.
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
  // Signing costs as much as a small answer, so tests with thousands of calls reuse tokens.
  const signed = new Map<string, Promise<string>>();
  const authorization = (caller: Caller) => {
    const name = JSON.stringify(caller);
    const token = signed.get(name) ?? tokens.sign(caller).then(({ token }) => `Bearer ${token}`);
    signed.set(name, token);
    return token;
  };
  return {
    app,
    pool,
    noted,
    authorization,
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
