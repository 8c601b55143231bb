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
import { permissionsOf } from './auth/permissions.ts';
import { revocationsSchema } from './auth/revocations.ts';
import type { Certifier } from './certifier/certifier.ts';
import { confirmProposal } from './collaborations/confirm.ts';
import { completions } from './completions.ts';
import { createWriteDeps } from './create-deps.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { IdentityProvider } from './identity/provider.ts';
import { indexed } from './indexed.ts';
import type { Assets } from './kit/assets/assets.ts';
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
import type { PaymentProvider } from './payment-provider/payment-provider.ts';
import { simulatedProvider } from './payment-provider/simulator.ts';
import { simulatedSns } from './sns/simulator.ts';
import type { Sns } from './sns/sns.ts';
import type { Social } from './social/social.ts';

export interface WriteApiOptions {
  client: EventStoreDBClient;
  pool: pg.Pool;
  tokens: AccessTokens;
  /** The master key, which wraps the keys of personal data: 32 bytes. */
  masterKey: Uint8Array;
  pictures: Pictures;
  /** The storage of uploads that no event names yet. */
  assets: Assets;
  /** The limits of a person's uploads per day; the usual limits if omitted. */
  dailyBytes?: DailyBytes;
  reads: WriteDeps['reads'];
  replay: WriteDeps['replay'];
  /** The port to the social networks; simulated if omitted. */
  sns?: (clock: () => string) => Sns;
  /** The port to the language model that checks looks; none if omitted. */
  certifier?: Certifier | null;
  /** True to enable the sign-in method `TEST`; off if omitted. */
  isTestSignInOn?: boolean;
  /** True if staff must have a second factor; off if omitted. */
  isSecondFactorRequired?: boolean;
  /** The identity provider of staff; none if omitted. */
  identityProvider?: IdentityProvider | null;
  /** The providers of social sign-in; none if omitted. */
  social?: Social;
  /** The payment provider; null for none, the simulator if omitted. */
  paymentProvider?: PaymentProvider | 'simulator' | null;
  /** The senders of e-mails and text messages; if omitted, messages stay in the outbox. */
  senders?: Partial<Senders>;
  /** The URL of the dashboard. */
  publicUrl?: string;
  /** Returns the current time as an ISO instant; by the machine's clock if omitted. */
  clock?: () => string;
  /** The maximum time in ms that commands wait for their index; 2,000 if omitted. */
  indexPatienceMs?: number;
  /** The receiver of reports for metrics and traces; none if omitted. */
  observer?: WriteObserver;
}

/** Migrates the write side's tables, and opens the dependencies of its routes and its follower. */
export async function openWriteSide(options: WriteApiOptions): Promise<WriteDeps> {
  const { client, pool, clock = () => new Date().toISOString(), reads, replay } = options;
  const { sns = simulatedSns, certifier = null, publicUrl = publicUrlFrom({}) } = options;
  const { isSecondFactorRequired = false, isTestSignInOn = false, identityProvider = null } = options;
  const { social = {}, paymentProvider = 'simulator' } = options;
  const { indexPatienceMs = indexed.patienceMs } = options;
  const senders = { mail: null, sms: null, ...options.senders };
  refuseInTransactions(pool);
  const db = new Kysely<WriteDatabase>({ dialect: new PostgresDialect({ pool }) });
  await migrateWrite(db);
  await pool.query(revocationsSchema);
  await ensureSealingSchema(pool);
  await requireMasterKey(pool, options.masterKey);
  const streams = createStreams(client, clock, { completions, upcasters, observer: options.observer });
  const ids = createIds(streams, clock);
  const { pictures: storage, assets, dailyBytes = usualDailyBytes } = options;
  const pictures = withLeaving(storage, db);
  const incoming = createIncoming({ db, clock, storage, dailyBytes });
  const known = { ...options, pictures, claimsKey: await claimsKey(pool, options.masterKey) };
  const collected = {
    indexed: { ...indexed, patienceMs: indexPatienceMs },
    permissionsOf: (caller: Caller) => permissionsOf(areas, caller),
    ownParts: areas.flatMap(({ own = [] }) => own),
  };
  return createWriteDeps(
    {
      streams,
      ids,
      db,
      clock,
      reads,
      replay,
      incoming,
      assets,
      oneAtATime: locksOf(pool.options),
      confirmProposal,
      sns: sns(clock),
      certifier,
      paymentProvider: paymentProvider === 'simulator' ? simulatedProvider(db, clock) : paymentProvider,
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

/** Registers all write routes, including sign-in and pictures. `uploadsFolder` stores the files of requests until the answer. */
export function writeRoutes(
  app: FastifyInstance,
  deps: WriteDeps,
  uploadsFolder: string = join(tmpdir(), 'tryset-uploads'),
): void {
  acceptUploads(app, uploadsFolder);
  for (const { routes } of areas) routes(typed(app), deps);
}
