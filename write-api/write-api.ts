import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { upcasters } from '#domain/upcasters.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { claimsKey } from '#event-store/codec/house-keys.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';
import type { AccessTokens } from '#http/token.ts';
import { createMasterDeps, type MasterDeps } from './auth/deps.ts';
import { migrateAuth } from './auth/tables.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import { createIds } from './kit/commands/ids.ts';
import { createStreams } from './kit/commands/streams.ts';
import { failureRoutes } from './kit/follower/failure-routes.ts';
import { migrateIndex } from './kit/index/migrate.ts';
import { masterRoutes } from './kit/masters/routes.ts';
import type { WriteObserver } from './kit/observer.ts';
import type { Pictures } from './kit/pictures/pictures.ts';
import { replayRoutes } from './replay/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { trysetItemRoutes } from './tryset-items/routes.ts';
import type { MemberAllowance } from './trysets/check-request.ts';
import { trysetRoutes } from './trysets/routes.ts';

export interface WriteApiOptions {
  client: EventStoreDBClient;
  pool: pg.Pool;
  tokens: AccessTokens;
  /** 32 bytes. */
  masterKey: Uint8Array;
  pictures: Pictures;
  /** Where the files of requests lie until they are answered; the machine's own place for such where it is left out. */
  uploadsFolder?: string;
  listIds: WriteDeps['listIds'];
  replay: WriteDeps['replay'];
  /** ISO instant of now; the machine's clock where it is left out. */
  clock?: () => string;
  /** Who watches; nobody where it is left out. */
  observer?: WriteObserver;
}

/** Points and tickets do not limit anybody yet. */
const everythingAllowed: MemberAllowance = {
  ticket: async () => null,
  pointBalance: async () => null,
};

/** Prepares the write side's tables and what its routes and its follower stand on. */
export async function openWriteSide(options: WriteApiOptions): Promise<MasterDeps> {
  const { uploadsFolder = join(tmpdir(), 'tryset-uploads') } = options;
  const { client, pool, clock = () => new Date().toISOString(), listIds, replay } = options;
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  await migrateIndex(db);
  await migrateAuth(db);
  await ensureSealingSchema(pool);
  await requireMasterKey(pool, options.masterKey);
  const streams = createStreams(client, clock, upcasters, options.observer);
  const ids = createIds(streams, clock);
  const known = { ...options, uploadsFolder, claimsKey: await claimsKey(pool, options.masterKey) };
  return createMasterDeps({ streams, ids, db, clock, listIds, replay }, known);
}

/** Registers every call that writes, sign-in and pictures. */
export function writeRoutes(app: FastifyInstance, deps: MasterDeps): void {
  masterRoutes(app, deps);
  trysetRoutes(app, { ...deps, allowance: everythingAllowed });
  trysetItemRoutes(app, deps);
  stockRoutes(app, deps);
  failureRoutes(app, deps);
  replayRoutes(app, deps);
}
