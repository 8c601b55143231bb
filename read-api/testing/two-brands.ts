import type pg from 'pg';
import { brandAdminsTable, brandsTable } from '#projections/brands/tables.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { staffTable } from '#projections/members/staff-table.ts';
import { membersTable } from '#projections/members/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { productSizesTable, productsTable } from '#projections/products/tables.ts';
import { referenceTable } from '#projections/reference/tables.ts';
import { stockItemsTable, stockMemosTable, stockRentalsTable } from '#projections/stock/tables.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { trysetBrandsTable, trysetsTable } from '#projections/trysets/tables.ts';
import { firstViewsTable, pinnedViewsTable, savedViewsTable } from '#projections/views/tables.ts';
import { histories } from './histories.ts';
import { insertRows } from './insert.ts';
import { masterHistories } from './master-histories.ts';
import {
  brandAdminRow,
  brandRow,
  personRow,
  productRow,
  referenceRow,
  sizeRow,
  stockItemRow,
  trysetItemRow,
  trysetRow,
  userRow,
} from './rows.ts';
import { samples } from './samples.ts';
import { firstViews, pinnedViews, savedViews } from './views.ts';

/**
 * Inserts brands A (1) and B (2) and members Hana (1001) and Jiro (1002). Hana's tryset 501 holds item 601 of A, in
 * preparation, and item 602 of B, requested. Jiro's tryset 502 holds item 603 of B, delivered, and item 605 of A,
 * back long ago. A brand admin of A must not see anything of B.
 */
export async function insertTwoBrands(pool: pg.Pool): Promise<void> {
  const items = [
    trysetItemRow({
      id: 601,
      trysetId: 501,
      brandId: 1,
      productId: 11,
      userId: 1001,
      status: 'tryset_preparing',
      stockItemId: 111,
      userGender: 'female',
      isExpress: true,
      revision: 1n,
      createdAt: '2026-03-01T10:00:00.000Z',
    }),
    trysetItemRow({
      id: 602,
      trysetId: 501,
      brandId: 2,
      productId: 21,
      userId: 1001,
      stockItemId: 211,
      userGender: 'female',
      createdAt: '2026-03-01T10:00:00.000Z',
    }),
    trysetItemRow({
      id: 603,
      trysetId: 502,
      brandId: 2,
      productId: 21,
      userId: 1002,
      status: 'tryset_delivered',
      stockItemId: 212,
      userGender: 'male',
      userRegion: 'JAPAN',
      deliveredAt: '2026-03-10T00:00:00.000Z',
      looks: [{ lookId: 900, snsType: 'Instagram' }],
      lookId: 900,
      lookSnsType: 'Instagram',
      postStatus: 'posted',
      createdAt: '2026-03-05T10:00:00.000Z',
    }),
    trysetItemRow({
      id: 604,
      trysetId: 502,
      brandId: 2,
      productId: 22,
      userId: 1002,
      isRemoved: true,
      status: 'tryset_canceled',
    }),
    trysetItemRow({
      id: 605,
      trysetId: 502,
      brandId: 1,
      productId: 12,
      userId: 1002,
      status: 'return_delivered',
      stockItemId: 112,
      userGender: 'male',
      userRegion: 'JAPAN',
      deliveredAt: '2026-02-01T00:00:00.000Z',
      returnCourier: 'YAMATO',
      returnTrackingNumber: '77',
      returnArrivedAt: '2026-02-12T00:00:00.000Z',
      postStatus: 'refused',
      refusalType: 'refused',
      refusalReason: '=cmd|calc',
      createdAt: '2026-01-20T10:00:00.000Z',
    }),
  ];
  await insertRows(pool, trysetItemsTable, items);
  const inTryset = (trysetId: number) =>
    items
      .filter((item) => item.trysetId === trysetId)
      .map(({ id, status, brandId, productId, deliveredAt, isRemoved }) => ({
        id,
        status,
        brandId,
        productId,
        deliveredAt,
        isRemoved,
      }));
  await insertRows(pool, trysetsTable, [
    trysetRow({
      id: 501,
      userId: 1001,
      items: inTryset(501),
      userGender: 'female',
      isPreferExpress: true,
      expectedDeliveryOn: '2026-03-16',
      prepareOn: '2026-03-15',
      createdAt: '2026-03-01T10:00:00.000Z',
    }),
    trysetRow({
      id: 502,
      userId: 1002,
      items: inTryset(502),
      status: 'delivered',
      userGender: 'male',
      userRegion: 'JAPAN',
      createdAt: '2026-03-05T10:00:00.000Z',
    }),
    trysetRow({ id: 503, userId: 1002, items: inTryset(502).slice(0, 1), life: 'removed', status: null }),
  ]);
  await insertRows(pool, trysetBrandsTable, [
    { trysetId: 501, brandId: 1, status: 'delivery_requested' },
    { trysetId: 501, brandId: 2, status: 'delivery_requested' },
    { trysetId: 502, brandId: 2, status: 'delivered' },
    { trysetId: 502, brandId: 1, status: 'returned' },
  ]);
  await insertRows(pool, brandsTable, [
    brandRow({ id: 1, name: 'Acme', nameKo: '아크메' }),
    brandRow({ id: 2, name: 'Bolt', status: 'unpublished' }),
    brandRow({ id: 3, name: 'Gone', status: 'removed' }),
  ]);
  await insertRows(pool, brandAdminsTable, [
    brandAdminRow({ id: 10, brandId: 1 }),
    brandAdminRow({ id: 20, brandId: 2 }),
  ]);
  await insertRows(pool, productsTable, [
    productRow({
      id: 11,
      brandId: 1,
      name: 'Wool coat',
      code: 'WC-1',
      originalPrice: 100_001,
      categoryId: 71,
    }),
    productRow({
      id: 12,
      brandId: 1,
      name: 'Silk 100% shirt',
      code: 'SS_1',
      gender: 'female',
      styleIds: [81],
    }),
    productRow({ id: 21, brandId: 2, name: 'Bolt jacket', code: 'BJ-1', originalPrice: 50_000 }),
    productRow({ id: 22, brandId: 2, name: 'Hidden bag', status: 'unpublished' }),
  ]);
  await insertRows(pool, productSizesTable, [
    sizeRow({ id: 110, productId: 11, sizeTypeId: 91, name: null }),
    sizeRow({ id: 120, productId: 12 }),
    sizeRow({ id: 210, productId: 21 }),
    sizeRow({ id: 220, productId: 22 }),
  ]);
  await insertRows(pool, referenceTable, [
    referenceRow({ kind: 'category', id: 71, name: 'Outer' }),
    referenceRow({ kind: 'size_type', id: 91, name: 'Free' }),
    referenceRow({ kind: 'style', id: 81, name: 'Minimal' }),
    referenceRow({ kind: 'style', id: 82, name: 'Gone', status: 'retired' }),
    referenceRow({ kind: 'measurement_type', id: 61, name: 'Length', fields: { categoryIds: [71] } }),
  ]);
  await insertRows(pool, stockItemsTable, [
    stockItemRow({
      id: 111,
      brandId: 1,
      productId: 11,
      status: 'requested',
      holderKind: 'tryset_item',
      holderId: 601n,
      discountRate: 15,
      useCount: 3,
    }),
    stockItemRow({ id: 112, brandId: 1, productId: 12, outStockRequest: 'requested', useCount: 7 }),
    stockItemRow({
      id: 113,
      brandId: 1,
      productId: 11,
      status: 'unavailable',
      unavailableReason: 'lost',
      reimbursementRate: 33,
    }),
    stockItemRow({ id: 211, brandId: 2, productId: 21, status: 'requested', regionId: 'JAPAN' }),
    stockItemRow({
      id: 212,
      brandId: 2,
      productId: 21,
      status: 'in_use',
      holderKind: 'tryset_item',
      holderId: 603n,
      outStockRequest: 'requested',
    }),
    stockItemRow({
      id: 213,
      brandId: 2,
      productId: 21,
      status: 'unavailable',
      unavailableReason: 'damaged',
      reimbursementRate: 50,
    }),
    stockItemRow({ id: 214, brandId: 2, productId: 21, isRemoved: true, status: 'out_stock' }),
  ]);
  await insertRows(pool, stockRentalsTable, [
    {
      id: '111:601',
      stockItemId: 111,
      trysetItemId: 601,
      trysetId: 501,
      reservedAt: '2026-03-01T10:00:00.000Z',
      awaitsCheckOf: null,
      shelvedAt: null,
    },
    {
      id: '212:603',
      stockItemId: 212,
      trysetItemId: 603,
      trysetId: 502,
      reservedAt: '2026-03-05T10:00:00.000Z',
      awaitsCheckOf: null,
      shelvedAt: null,
    },
  ]);
  await insertRows(pool, stockMemosTable, [
    {
      id: 'm1',
      stockItemId: 111,
      comment: 'a button is loose',
      picture: null,
      actorLabel: 'staff',
      actorId: 1,
      createdAt: '2026-02-01T00:00:00.000Z',
    },
    {
      id: 'm2',
      stockItemId: 211,
      comment: 'a secret of B',
      picture: null,
      actorLabel: 'brand_admin',
      actorId: 20,
      createdAt: '2026-02-01T00:00:00.000Z',
    },
  ]);
  await insertRows(pool, membersTable, [
    userRow({ id: 1001, username: 'hana', gender: 'female', role: 'influencer', grade: 'gray' }),
    userRow({
      id: 1002,
      username: 'jiro',
      gender: 'male',
      isPublic: false,
      regionId: 'JAPAN',
      signIns: ['kakao', 'password'],
    }),
    userRow({ id: 1003, username: null, status: 'forgotten' }),
  ]);
  await insertRows(pool, staffTable, [
    {
      id: 1,
      username: 'kim',
      status: 'active',
      roles: ['owner'],
      revision: 0n,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ]);
  await insertRows(pool, peopleTable, [
    personRow({
      id: 'user:1001',
      username: 'hana',
      name: 'Hana Choi',
      phone: '010-1111',
      email: 'hana@example.test',
    }),
    personRow({
      id: 'user:1002',
      username: 'jiro',
      name: 'Jiro Sato',
      phone: '090-2222',
      email: 'jiro@example.test',
    }),
    personRow({ id: 'staff:1', username: 'kim', name: 'Kim Minji' }),
    personRow({ id: 'brand_admin:20', username: 'admin20', name: 'Bo of Bolt', phone: '02-9999' }),
    personRow({
      id: 'tryset:501',
      userId: 1001,
      name: 'Hana Choi',
      destination: {
        name: 'Hana at work',
        phone: '010-3333',
        address: 'Seoul, Mapo 1',
        notes: 'the red door',
      },
    }),
    personRow({
      id: 'tryset:502',
      userId: 1002,
      destination: { name: 'Jiro at home', phone: '090-4444', address: 'Osaka 2', notes: null },
    }),
  ]);
  await insertRows(pool, savedViewsTable, savedViews);
  await insertRows(pool, firstViewsTable, firstViews);
  await insertRows(pool, pinnedViewsTable, pinnedViews);
  for (const sample of samples) await sample.insert(pool);
  const told = samples.flatMap(({ log }) => log);
  await insertRows(pool, logTable, [...histories(), ...masterHistories(), ...told]);
  await pool.query("update read.checkpoints set position = 1000 where name = 'live'");
}
