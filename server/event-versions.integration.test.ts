import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { availableOf } from '#domain/points/account-state.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { memberRentals, usedOf } from '#domain/trysets/member-rentals.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readStream } from '#event-store/load.ts';
import { staff } from '#read-api/testing/test-models.ts';
import { pointsReconciled } from '#replay/points-reconciled.ts';
import { completions } from '#write-api/completions.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runTarget } from '#write-api/kit/commands/run-target.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import { type OldVersions, oldVersions } from './testing/old-versions.ts';

let house: OldVersions;
beforeAll(async () => {
  house = await oldVersions(upcasters);
});
afterAll(() => house?.close());

const [userId, garment] = [51, 41];
const account = `point_account-${userId}`;
const person = { name: 'Mina', email: null, phone: null, birthday: null, address: null };
const holder = { kind: 'tryset_item', id: 31 } as const;
const tryset = { kind: 'tryset', id: 21 } as const;
const order = { kind: 'order', id: 21 } as const;
const orderItem = { kind: 'order_item', id: 31 } as const;
const limits = { trysets: 2, items: 4, itemsPerTry: 3, concurrentTrysets: 2 };

/** A member with points held, spent and refunded, a garment reserved and lent, and claims, all of version 1. */
async function writeOldLog() {
  await house.written(`user-${userId}`, [
    {
      type: 'MemberRegistered',
      data: {
        userId,
        username: 'mina',
        role: 'curator',
        grade: 'red',
        gender: 'female',
        regionId: 'KOREA',
        bio: '',
        isPublic: true,
        personal: `sealed:${JSON.stringify(person)}`,
        systemSetting: {
          postDelayDay: 14,
          instagramRewardPoint: 3_000,
          youtubeRewardPoint: 10_000,
          requestAmountPerTryset: 3,
          canHideLook: false,
        },
      },
    },
  ]);
  const first = { trysetItemId: 31, amount: 200 };
  const second = { trysetItemId: 32, amount: 100 };
  await house.written(account, [
    {
      type: 'PointsGiven',
      data: { amount: 1_000, balance: 1_000, pointReason: 'sign_up_reward', message: '' },
    },
    { type: 'PointsHeld', data: { trysetId: 21, amount: 300, shares: [first, second] } },
    { type: 'PointsCaptured', data: { trysetId: 21, amount: 200, shares: [first], balance: 800 } },
    { type: 'PointsRefunded', data: { trysetId: 21, ...first, amount: 50, message: 'torn', balance: 850 } },
  ]);
  await house.written(`stock_item-${garment}`, [
    {
      type: 'StockItemRegistered',
      data: {
        stockItemId: garment,
        code: 'S-41',
        brandId: 1,
        productId: 1,
        productSizeId: 1,
        regionId: 'KOREA',
        quality: 'new',
        discountRate: 0,
        reimbursementRate: 0,
      },
    },
    { type: 'StockItemEntered', data: { slot: null } },
    { type: 'StockItemReserved', data: { holder, trysetId: 21 } },
  ]);
  await house.written(`member_rentals-${userId}`, [
    { type: 'RentalClaimed', data: { userId, trysetId: 21, itemIds: [31, 32] } },
    { type: 'RentalClaimEnded', data: { userId, trysetId: 21, itemIds: [32] } },
  ]);
}

const rows = async () => {
  const { rows: accounts } = await house.pool.query(
    'select balance, held, holds from read.point_accounts where user_id = $1',
    [userId],
  );
  const { rows: moves } = await house.pool.query(
    `select number, delta, point_reason as reason, tryset_id as tryset, order_id as "order", tryset_item_id as item
     from read.point_moves where user_id = $1 order by number`,
    [userId],
  );
  const { rows: garments } = await house.pool.query(
    'select status, holder_kind as kind, holder_id::int as id from read.stock_items where id = $1',
    [garment],
  );
  const { rows: rentals } = await house.pool.query(
    'select id, tryset_id as tryset from read.stock_rentals where stock_item_id = $1',
    [garment],
  );
  return { accounts, moves, garments, rentals };
};

/** The stored versions of a stream's events, without those that have one version only. */
async function versionsOf(stream: string) {
  const stored = await Array.fromAsync(readStream(house.client, stream, 0n, upcasters));
  return stored.map(({ type, metadata }) => `${type} ${metadata.schemaVersion}`);
}

test('a log that mixes old and new versions of holds, reservations and claims is read correctly everywhere', async () => {
  await writeOldLog();
  const clock = () => new Date().toISOString();
  const streams = createStreams(house.client, clock, { completions });
  const run = async (target: Target) => {
    const outcome = await runTarget(streams, target, systemContext(clock));
    if (!outcome.ok) throw new Error(`${target.command.action} was refused`);
    return outcome.position;
  };
  const points = (command: Parameters<typeof pointAccount.decide>[1]) =>
    run({ on: 'point_account', id: userId, command });
  const onGarment = (command: Parameters<typeof stockItem.decide>[1]) =>
    run({ on: 'stock_item', id: garment, command });

  // New commands decide on old events. An order with the tryset's id has a hold of its own.
  const shares = [{ itemId: 31, amount: 400 }];
  await points({ action: 'hold', for: order, shares });
  await points({ action: 'capture', for: order, itemId: 31 });
  await points({ action: 'release', for: tryset, itemId: 32 });
  await points({ action: 'refund', for: tryset, shares: [{ itemId: 31, amount: 150 }], message: '' });
  await onGarment({ action: 'release', holder, stock: { to: 'in_stock' } });
  await onGarment({ action: 'reserve', holder: orderItem, waitsFor: order });
  const claim = { userId, trysetId: 22, itemIds: [33, 34], ticketId: 7, limits };
  await run({ on: 'member_rentals', id: userId, command: { action: 'claim', ...claim } });
  const end = { action: 'end_claim', userId, trysetId: 22, itemIds: [34], isDelivered: false } as const;
  const position = await run({ on: 'member_rentals', id: userId, command: end });

  const fresh = createStreams(house.client, clock, { completions });
  const { state } = await fresh.load(pointAccount, userId);
  expect(state).toMatchObject({ balance: 600, holds: {}, captured: { 'order-21': { 31: 400 } } });
  expect(availableOf(state)).toBe(600);
  expect((await fresh.load(stockItem, garment)).state).toMatchObject({ holder: orderItem, waitsFor: order });
  const rentals = (await fresh.load(memberRentals, userId)).state;
  expect([rentals.claims, usedOf(rentals, 7)]).toEqual([
    { 21: [31], 22: [33] },
    { trysets: 1, items: 1 },
  ]);
  expect(await versionsOf(account)).toEqual([
    'PointsGiven 1',
    'PointsHeld 1',
    'PointsCaptured 1',
    'PointsRefunded 1',
    'PointsHeld 2',
    'PointsCaptured 2',
    'PointsReleased 2',
    'PointsRefunded 2',
  ]);
  expect(
    (await versionsOf(`stock_item-${garment}`)).filter((name) => name.startsWith('StockItemReserved')),
  ).toEqual(['StockItemReserved 1', 'StockItemReserved 2']);
  expect(await versionsOf(`member_rentals-${userId}`)).toEqual([
    'RentalClaimed 1',
    'RentalClaimEnded 1',
    'RentalClaimed 2',
    'RentalClaimEnded 2',
  ]);

  // The mirror keeps the stored data; rows, lists and files use the newest version.
  await house.until(position);
  const { rows: mirror } = await house.pool.query(
    "select data from read.log where type in ('PointsHeld', 'StockItemReserved') order by position",
  );
  expect(
    mirror.map(({ data }) => Object.keys(data).filter((key) => key !== 'amount' && key !== 'shares')),
  ).toEqual([['trysetId'], ['holder', 'trysetId'], ['for'], ['holder', 'waitsFor']]);
  const before = await rows();
  expect(before).toEqual({
    accounts: [{ balance: 600, held: 0, holds: {} }],
    moves: [
      { number: 1, delta: 1_000, reason: 'sign_up_reward', tryset: null, order: null, item: null },
      { number: 3, delta: -200, reason: 'tryset', tryset: 21, order: null, item: null },
      { number: 4, delta: 50, reason: 'tryset', tryset: 21, order: null, item: 31 },
      { number: 6, delta: -400, reason: 'purchase', tryset: null, order: 21, item: null },
      { number: 8, delta: 150, reason: 'tryset', tryset: 21, order: null, item: 31 },
    ],
    garments: [{ status: 'requested', kind: 'order_item', id: 31 }],
    rentals: [{ id: '41:31', tryset: 21 }],
  });
  const get = (path: string) => house.models.get(staff, path);
  const { body: purchases } = await get(`/v1/users/${userId}/points?type=purchase`);
  expect(purchases.data).toMatchObject([
    { delta: -400, data: { type: 'purchase', orderId: 21, trysetId: null } },
  ]);
  const { text: file } = await get(`/v1/users/${userId}/points/csv?type=purchase&language=en`);
  expect(file).toContain('Spent on an order');

  // Histories, the search over all events, and past states.
  const { body: history } = await get(`/v1/users/${userId}/history`);
  const held = history.data.filter(({ type }: { type: string }) => type === 'PointsHeld');
  expect(held).toMatchObject([
    { data: { for: order, shares } },
    { data: { for: tryset, shares: [{ itemId: 31 }, { itemId: 32 }] }, raw: { data: { trysetId: 21 } } },
  ]);
  const { body: found } = await get('/v1/events?types=PointsRefunded,StockItemReserved&order=time');
  const told = found.data.map(
    ({ data }: { data: { for?: unknown; waitsFor?: unknown } }) => data.for ?? data.waitsFor,
  );
  expect(told).toEqual(expect.arrayContaining([tryset, order]));
  expect(told).toHaveLength(4);
  const { body: lived } = await get(`/v1/stocks/${garment}/history`);
  const reserved = lived.data.filter(({ type }: { type: string }) => type === 'StockItemReserved');
  expect(reserved.map(({ data }: { data: object }) => data)).toEqual([
    { holder: orderItem, waitsFor: order },
    { holder, waitsFor: tryset },
  ]);
  const then = async (revision: number) =>
    (await get(`/v1/stocks/${garment}?revision=${revision}`)).body.holder;
  expect([await then(1), await then(2), await then(4)]).toMatchObject([null, holder, orderItem]);

  // A rebuild and a comparison find the same rows; the points add up.
  expect(await house.rebuilt()).toBe('switched');
  expect(await rows()).toEqual(before);
  expect(await house.differences(upcasters)).toEqual([]);
  expect(await house.logVerified()).toMatchObject({ differences: 0 });
  const client = new Client(house.databaseUrl);
  await client.connect();
  const { sums, differences } = await pointsReconciled(client, null).finally(() => client.end());
  expect(differences).toEqual([]);
  expect(sums).toMatchObject({ given: 1_000, captured: 600, refunded: 200, balances: 600 });
});
