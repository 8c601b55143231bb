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
import type { Caller } from '#http/caller.ts';
import type { AccessTokens } from '#http/token.ts';
import { refuseInTransactions } from '#postgres/in-transaction.ts';
import { areas } from './areas.ts';
import { createSignInDeps, type SignInDeps } from './auth/deps.ts';
import { permissionsOf } from './auth/permissions.ts';
import { revocationsSchema } from './auth/revocations.ts';
import type { Certifier } from './certifier/certifier.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { IdentityProvider } from './identity/provider.ts';
import { indexed } from './indexed.ts';
import { typed } from './kit/changes/over-http.ts';
import { createIds } from './kit/commands/ids.ts';
import { createStreams } from './kit/commands/streams.ts';
import { migrateWrite } from './kit/migrations/migrate.ts';
import type { WriteObserver } from './kit/observer.ts';
import { locksOf } from './kit/one-at-a-time.ts';
import { type DailyBytes, usualDailyBytes } from './kit/pictures/daily-bytes.ts';
import { withLeaving } from './kit/pictures/drop-picture.ts';
import { createIncoming } from './kit/pictures/incoming.ts';
import type { Pictures } from './kit/pictures/pictures.ts';
import { acceptUploads } from './kit/pictures/uploads.ts';
import { publicUrlFrom } from './mail/public-url.ts';
import type { Senders } from './mail/sender.ts';
import type { Payments } from './payments/payments.ts';
import { simulatedPayments } from './payments/simulator.ts';
import { simulatedSns } from './sns/simulator.ts';
import type { Sns } from './sns/sns.ts';
import type { Social } from './social/social.ts';

export interface WriteApiOptions {
  client: EventStoreDBClient;
  pool: pg.Pool;
  tokens: AccessTokens;
  /** 32 bytes. */
  masterKey: Uint8Array;
  pictures: Pictures;
  /** What the pictures of one person and day may have; the usual where it is left out. */
  dailyBytes?: DailyBytes;
  reads: WriteDeps['reads'];
  replay: WriteDeps['replay'];
  /** The networks that members post on, as they are or as they might be; simulated ones where they are left out. */
  sns?: (clock: () => string) => Sns;
  /** What answers the checks of looks that need eyes; people where it is left out. */
  certifier?: Certifier | null;
  /** Whether the method `TEST` signs in; it does not where it is left out. */
  isTestSignInOn?: boolean;
  /** Staff must have a second step at their sign-in; they need not where it is left out. */
  isSecondFactorRequired?: boolean;
  /** Who vouches for staff; nobody where it is left out. */
  identityProvider?: IdentityProvider | null;
  /** By whom else members sign in; by nobody where it is left out. */
  social?: Social;
  /** Who keeps cards, null for nobody; a simulated provider where it is left out. */
  payments?: Payments | null;
  /** Who sends letters; they stay in the outbox where it is left out. */
  senders?: Partial<Senders>;
  /** Where people open the dashboard. */
  publicUrl?: string;
  /** ISO instant of now; the machine's clock where it is left out. */
  clock?: () => string;
  /** For so many ms commands wait for their index; two seconds where it is left out. */
  indexPatienceMs?: number;
  /** Who watches; nobody where it is left out. */
  observer?: WriteObserver;
}

/** Prepares the write side's tables and what its routes and its follower stand on. */
export async function openWriteSide(options: WriteApiOptions): Promise<SignInDeps> {
  const { client, pool, clock = () => new Date().toISOString(), reads, replay } = options;
  const { sns = simulatedSns, certifier = null, publicUrl = publicUrlFrom({}) } = options;
  const { isSecondFactorRequired = false, isTestSignInOn = false, identityProvider = null } = options;
  const { social = {}, payments = simulatedPayments() } = options;
  const { indexPatienceMs = indexed.patienceMs } = options;
  const senders = { mail: null, sms: null, ...options.senders };
  refuseInTransactions(pool);
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  await migrateWrite(db);
  await pool.query(revocationsSchema);
  await ensureSealingSchema(pool);
  await requireMasterKey(pool, options.masterKey);
  const streams = createStreams(client, clock, upcasters, options.observer);
  const ids = createIds(streams, clock);
  const { pictures: storage, dailyBytes = usualDailyBytes } = options;
  const pictures = withLeaving(storage, db);
  const incoming = createIncoming({ db, clock, storage, dailyBytes });
  const known = { ...options, pictures, claimsKey: await claimsKey(pool, options.masterKey) };
  const collected = {
    indexed: { ...indexed, patienceMs: indexPatienceMs },
    permissionsOf: (caller: Caller) => permissionsOf(areas, caller),
    ownParts: areas.flatMap(({ own = [] }) => own),
  };
  return createSignInDeps(
    {
      streams,
      ids,
      db,
      clock,
      reads,
      replay,
      incoming,
      oneAtATime: locksOf(pool.options),
      sns: sns(clock),
      certifier,
      payments,
      senders,
      publicUrl,
      identityProvider,
      social,
      isSecondFactorRequired,
      isTestSignInOn,
      ...collected,
    },
    known,
  );
}

/** Registers every call that writes, sign-in and pictures. `uploadsFolder`: where the files of requests lie until they are answered. */
export function writeRoutes(
  app: FastifyInstance,
  deps: SignInDeps,
  uploadsFolder: string = join(tmpdir(), 'tryset-uploads'),
): void {
  acceptUploads(app, uploadsFolder);
  for (const { routes } of areas) routes(typed(app), deps);
}
