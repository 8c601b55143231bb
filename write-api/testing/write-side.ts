import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '#domain/brands/brand.ts';
import { member } from '#domain/members/member.ts';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import { connectEventStore } from '#event-store/client.ts';
import { lastEvent } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { createHttpApp } from '#http/app.ts';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import { replayFacts } from '#projections/kit/operations/facts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testBackend } from '#test/backend.ts';
import { testPool } from '#test/pool.ts';
import { watchRevocations } from '../auth/watch-revocations.ts';
import { wholeBrand } from '../brands/brand-commands.ts';
import { localAssets } from '../kit/assets/local-assets.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { startFollower } from '../kit/follower/start.ts';
import { indexName, newestFollowed } from '../kit/index/position.ts';
import { localPictures } from '../kit/pictures/local-pictures.ts';
import { noReads } from '../read-side.ts';
import { openWriteSide, type WriteApiOptions, writeRoutes } from '../write-api.ts';
import { type Lateness, lateClient } from './late-client.ts';
import { hurriedPace } from './pace.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Options {
  ownStore?: boolean;
  /** The delays of the store's answers; none if omitted. */
  late?: Lateness;
  /** The social networks; simulated if omitted. */
  sns?: WriteApiOptions['sns'];
  certifier?: WriteApiOptions['certifier'];
  /** The payment provider; simulated if omitted. */
  paymentProvider?: WriteApiOptions['paymentProvider'];
  /** The senders of messages; if omitted, messages stay in the outbox. */
  senders?: WriteApiOptions['senders'];
  isSecondFactorRequired?: boolean;
  identityProvider?: WriteApiOptions['identityProvider'];
  dailyBytes?: WriteApiOptions['dailyBytes'];
  /** The picture storage; a new folder if omitted. */
  pictures?: WriteApiOptions['pictures'];
  /** The storage of uploads; a new folder if omitted. */
  assets?: WriteApiOptions['assets'];
  social?: WriteApiOptions['social'];
  /** The read side that commands ask; empty lists if omitted. */
  reads?: Partial<WriteApiOptions['reads']>;
}

/** Opens a write side on its own database and store, whose clock the test controls. */
export async function testWriteSide(options: Options = {}) {
  const { ownStore = false, late, sns, certifier = null, senders = {}, reads } = options;
  const {
    isSecondFactorRequired = false,
    identityProvider = null,
    social = {},
    paymentProvider,
    dailyBytes,
  } = options;
  const backend = await testBackend({ ownStore });
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const { pictures: storage = localPictures(folder), assets = localAssets(join(folder, 'assets')) } = options;
  const key = randomBytes(32);
  const masterKey = randomBytes(32);
  const failures: unknown[] = [];
  const reactor = backend.id();
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead).toISOString();

  /** Opens a write role with its own cache, connection and follower. */
  async function openRole() {
    const plain = connectEventStore(backend.eventStoreUrl);
    const client = late === undefined ? plain : lateClient(plain, late);
    const pool = testPool(backend.databaseUrl);
    const { databaseUrl } = backend;
    const revocations = await watchRevocations({ databaseUrl, report: (error) => failures.push(error) });
    const tokens = accessTokens({ key, revocations });
    const deps = await openWriteSide({
      client,
      pool,
      tokens,
      masterKey,
      clock,
      ...(sns && { sns }),
      ...(paymentProvider !== undefined && { paymentProvider }),
      certifier,
      senders,
      isSecondFactorRequired,
      identityProvider,
      social,
      pictures: storage,
      assets,
      ...(dailyBytes && { dailyBytes }),
      reads: { ...noReads, ...reads },
      replay: replayFacts(pool),
      // A busy machine may lag for seconds, which is no fault.
      indexPatienceMs: 20_000,
    });
    // In a shared store, the index starts after the events of earlier tests.
    if (backend.startPosition !== undefined) {
      const row = { name: indexName, position: String(backend.startPosition.commit) };
      const insert = deps.db.insertInto('write.checkpoints').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    const report = (error: unknown) => failures.push(error);
    const follower = await startFollower(deps, pool, report, { checkpoint: reactor, pace: hurriedPace });
    const app = await createHttpApp({
      tokens,
      title: 'test',
      logger: { level: 'error', stream: process.stderr },
    });
    writeRoutes(app, deps);
    await app.ready();
    return {
      deps,
      app,
      async call(caller: Caller, method: Method, url: string, body?: object, headers = {}) {
        const { token } = await tokens.sign(caller);
        const response = await app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${token}`, ...headers },
          ...(body === undefined ? {} : { payload: body }),
        });
        return { status: response.statusCode, body: response.json(), headers: response.headers };
      },
      async close() {
        await app.close();
        await follower.stop();
        await revocations.close();
        await deps.db.destroy();
        await plain.dispose();
      },
    };
  }

  const { close, ...own } = await openRole();
  const beside: Awaited<ReturnType<typeof openRole>>[] = [];
  return {
    ...own,
    /** The picture storage, which also returns pictures scheduled for removal. */
    storage,
    /** The errors after which a follower had to restart. */
    failures,
    /** The faults of the event store, if this test has its own store. */
    faults: backend.faults,
    /** Resolves once the reactor has handled all events appended by now. */
    async reacted() {
      const { client } = own.deps.streams;
      const sought = (await newestFollowed(client, own.deps.indexed.streams)) ?? -1n;
      const last = () => lastEvent(client, streamName(reactorCheckpoint, reactor));
      await eventually(last, (saved) => positionOf(saved?.data) >= sought);
    },
    advanceClock(ms: number) {
      ahead += ms;
    },
    /** Opens another write role on the same store and database. */
    async openBeside() {
      const role = await openRole();
      beside.push(role);
      return role;
    },
    async close() {
      for (const role of beside) await role.close();
      await close();
      await rm(folder, { recursive: true, force: true });
      await backend.close();
    },
  };
}

const positionOf = (saved: unknown) => BigInt((saved as { position?: string } | undefined)?.position ?? -1);

export type TestWriteSide = Awaited<ReturnType<typeof testWriteSide>>;

/** The calls and deps of one write role. */
export type WriteRole = Pick<TestWriteSide, 'call' | 'deps'>;

/**
 * Creates a published product with one size, of a published brand, with `garments` garments in stock, and a member who may
 * request them.
 */
export async function givenStock({ deps }: Pick<TestWriteSide, 'deps'>, garments: number) {
  const { streams, ids, clock } = deps;
  const [brandId, productId, productSizeId, userId] = await Promise.all([
    ids.next('brand'),
    ids.next('product'),
    ids.next('product_size'),
    ids.next('user'),
  ]);
  const of = { decider: product, id: productId, name: 'given' };
  const context = () => ({ ...systemContext(clock), actor: { label: 'staff', id: 1 } as const });
  const owner = { decider: brand, id: brandId, name: 'given' };
  await runCommand(
    streams,
    { ...owner, command: { action: 'register', brandId, ...wholeBrand({ name: 'Acme' }) } },
    context(),
  );
  await runCommand(streams, { ...owner, command: { action: 'publish' } }, context());
  await runCommand(
    streams,
    { ...of, command: { action: 'register', productId, brandId, ...plainProduct } },
    context(),
  );
  await runCommand(streams, { ...of, command: { action: 'publish' } }, context());
  const size = { productSizeId, sizeTypeId: null, name: 'M', measurements: [] };
  await runCommand(streams, { ...of, command: { action: 'add_size', ...size } }, context());
  await runCommand(
    streams,
    { decider: member, id: userId, name: 'given', command: { action: 'register', userId, ...plainMember } },
    context(),
  );
  const stockItemIds: number[] = [];
  for (let index = 0; index < garments; index++) {
    const id = await ids.next('stock_item');
    const register = {
      action: 'register',
      stockItemId: id,
      code: `S${id}`,
      brandId,
      productId,
      productSizeId,
      regionId: 'KOREA',
      quality: 'new',
      discountRate: 0,
      reimbursementRate: 0,
    } as const;
    const garment = { decider: stockItem, id, name: 'given' };
    await runCommand(streams, { ...garment, command: register }, context());
    await runCommand(streams, { ...garment, command: { action: 'enter', slot: null } }, context());
    stockItemIds.push(id);
  }
  return { brandId, productId, productSizeId, userId, stockItemIds };
}

const plainProduct = {
  name: 'Linen dress',
  code: null,
  categoryId: null,
  gender: 'female',
  originalPrice: 100_000,
  price: 100_000,
  discountRate: 0,
  useMode: 'rent',
  regionId: 'KOREA',
  seasonId: null,
  styleIds: [],
  colorCode: null,
  materials: [],
  externalLink: null,
  subsidiaryInfo: null,
  enterpriseProductCode: null,
  priority: 0,
  isSaleForCurator: false,
  isCommerceSaleAvailable: false,
} as const;

export const plainMember = {
  username: 'mina',
  role: 'curator',
  grade: 'white',
  personal: null,
  gender: 'female',
  regionId: 'KOREA',
  bio: null,
  isPublic: true,
  systemSetting: {
    postDelayDay: null,
    instagramRewardPoint: null,
    youtubeRewardPoint: null,
    requestAmountPerTryset: null,
    canHideLook: false,
  },
} as const;
