import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { membersTable } from '#projections/members/tables.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { productSizesTable, productsTable } from '#projections/products/tables.ts';
import { referenceTable } from '#projections/reference/tables.ts';
import { stockItemsTable, stockMemosTable } from '#projections/stock/tables.ts';
import { trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { trysetsTable } from '#projections/trysets/tables.ts';
import { insertRows } from '#read-api/testing/insert.ts';
import {
  personRow,
  productRow,
  referenceRow,
  sizeRow,
  stockItemRow,
  trysetItemRow,
  trysetRow,
  userRow,
} from '#read-api/testing/rows.ts';
import {
  adminA,
  openTestModels,
  staff,
  type TestAnswer,
  type TestModels,
} from '#read-api/testing/test-models.ts';
import { insertTwoBrands } from '#read-api/testing/two-brands.ts';
import { type DocumentedEntity, documentedFields } from './entity-fields.ts';
import { notBuiltYet } from './not-built-yet.ts';

const cover = 'c'.repeat(64);
const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };
const measured = { measurementTypeId: 61, value: 40 };

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  const { pool } = models;
  await insertTwoBrands(pool);
  await insertRows(pool, referenceTable, [
    referenceRow({ kind: 'material_type', id: 41, name: 'Wool' }),
    referenceRow({ kind: 'season', id: 51, name: '26 S/S' }),
  ]);
  const materials = [{ materialTypeId: 41, attribute: 'outer', value: '100%' }];
  await insertRows(pool, productsTable, [
    productRow({ id: 31, brandId: 1, name: 'Cape', materials, coverImage: cover, seasonId: 51, familyId: 1 }),
  ]);
  await insertRows(pool, productSizesTable, [
    sizeRow({ id: 310, productId: 31, sizeTypeId: 91, measurements: [measured] }),
  ]);
  await insertRows(pool, membersTable, [userRow({ id: 1031, latestLostAndFound: 'an earring in a pocket' })]);
  const piece = { pieceId: 1, name: 'Belt', tag: 'T-1', status: 'Stowed' as const, slot };
  await insertRows(pool, stockItemsTable, [
    stockItemRow({ id: 311, brandId: 1, productId: 31, pieces: [piece], grade: 'A', discountRate: 30 }),
    stockItemRow({ id: 312, brandId: 1, productId: 31, grade: 'S', discountRate: 10, status: 'in_use' }),
    stockItemRow({ id: 313, brandId: 1, productId: 31, grade: 'C', discountRate: 90, status: 'out_stock' }),
  ]);
  const by = { actorLabel: 'staff' as const, actorId: 1, createdAt: '2026-02-01T00:00:00.000Z' };
  await insertRows(pool, stockMemosTable, [
    { id: 'm31', stockItemId: 111, comment: 'worn', picture: cover, ...by },
  ]);
  const item = trysetItemRow({
    id: 631,
    trysetId: 531,
    brandId: 1,
    productId: 31,
    userId: 1001,
    stockItemId: 312,
    status: 'return_delivering',
    deliveredAt: '2026-03-01T00:00:00.000Z',
    trialEndsAt: '2026-03-15T16:00:00.000Z',
    postDueAt: '2026-03-22T16:00:00.000Z',
    approvedAt: '2026-02-27T00:00:00.000Z',
    approverLabel: 'staff',
    approverId: 1,
    returnApprovedAt: '2026-03-10T00:00:00.000Z',
    returnApproverLabel: 'staff',
    returnApproverId: 1,
    returnCourier: 'HANJIN',
  });
  await insertRows(pool, trysetItemsTable, [item]);
  const { id, status, brandId, productId, deliveredAt, isRemoved } = item;
  await insertRows(pool, trysetsTable, [
    trysetRow({
      id: 531,
      userId: 1001,
      status: 'returning',
      pickupReason: 'done',
      items: [{ id, status, brandId, productId, deliveredAt, isRemoved }],
    }),
  ]);
  await insertRows(pool, peopleTable, [
    personRow({
      id: 'tryset:531',
      name: 'Hana Choi',
      phone: '010-1',
      email: 'hana@example.test',
      destination: { name: 'Hana', phone: '010-3', address: 'Mapo 1', notes: null },
    }),
    personRow({ id: 'user:1031', address: { postcode: '04001', address1: 'Mapo 1', address2: null } }),
    personRow({
      id: 'brand:1',
      brand: {
        businessRegistration: { businessName: 'Acme', businessRegistrationNumber: '1', businessEmail: null },
        bankAccount: { bankName: 'Shinhan', accountNumber: '110-1', ownerName: 'Acme' },
        outStockAddress: { postcode: '04001', address1: 'Mapo 1', address2: null },
        phones: [{ phoneId: 1, isPublic: true, contact: { name: 'Desk', phone: '02-1' } }],
      },
    }),
  ]);
});
afterAll(() => models.close());

type Body = TestAnswer['body'];
type Asked = readonly [path: string, pick?: (body: Body) => Body];

const first = ({ data }: Body) => data[0];

/** For each documented entity: a path whose answer to staff contains it, and how to pick it from the answer. */
const asked: Record<DocumentedEntity, Asked> = {
  imageSet: ['/v2/products/31', ({ coverImage }) => coverImage],
  product: ['/v2/products/31'],
  stockCounts: ['/v2/products/31', ({ stockStatusCount }) => stockStatusCount],
  material: ['/v2/products/31', ({ materials }) => materials[0]],
  productSize: ['/v2/products/31', ({ sizes }) => sizes[0]],
  sizeType: ['/v2/products/31', ({ sizes }) => sizes[0].type],
  measurement: ['/v2/products/31', ({ sizes }) => sizes[0].measurements[0]],
  category: ['/v2/categories/71'],
  materialType: ['/v2/material-types', first],
  style: ['/v2/styles', first],
  season: ['/v2/seasons', first],
  measurementType: ['/v2/measurement-types', first],
  brand: ['/v1/brands/1'],
  invitation: ['/v1/invitations', first],
  brandFeedback: ['/v1/looks/feedbacks', first],
  inboxMessage: ['/v1/users/1001/inbox', first],
  bankAccount: ['/v1/brands/1', ({ bankAccount }) => bankAccount],
  outStockAddress: ['/v1/brands/1', ({ outStockAddress }) => outStockAddress],
  brandImages: ['/v1/brands/1', ({ images }) => images],
  brandAdmin: ['/v1/brands/1/admins', first],
  brandPhone: ['/v1/brands/1/phones', first],
  user: ['/v1/users/1001'],
  userAddress: ['/v1/users/1031', ({ address }) => address],
  systemSetting: ['/v1/users/1001', ({ systemSetting }) => systemSetting],
  tryset: ['/v2/trysets/531'],
  destination: ['/v2/trysets/531', ({ destination }) => destination],
  trysetItem: ['/v2/trysets/items/631'],
  look: ['/v1/looks/801'],
  lookOfList: ['/v1/looks', first],
  lookPost: ['/v1/looks/801', ({ instagramInfo }) => instagramInfo],
  lookImage: ['/v1/looks/801', ({ images }) => images[0]],
  lookItemMapping: ['/v1/looks?ids=801', (body) => first(body).lookItemMappings[0]],
  mappingOfItem: ['/v2/trysets/items/602', ({ lookItemMappings }) => lookItemMappings[0]],
  lookCertification: ['/v1/looks?ids=801', (body) => first(body).lookItemMappings[0].certificationLogs[0]],
  lookSummary: ['/v1/brands/1/stats/look-summary'],
  certificationCounts: ['/v1/looks/certification_stats'],
  agency: ['/v2/agencies/41'],
  agencyContact: ['/v2/agency-contacts/51'],
  agencyOfContact: ['/v2/agency-contacts/51', ({ agency }) => agency],
  pointHistory: ['/v1/users/1001/points', first],
  pointData: ['/v1/users/1001/points', (body) => first(body).data],
  courier: ['/v1/package-couriers', first],
  like: ['/v1/looks/801', ({ like }) => like],
  returnRequest: ['/v2/trysets/531', ({ returnRequest }) => returnRequest],
  returnItem: ['/v2/trysets/items/631', ({ returnItem }) => returnItem],
  trysetOverview: ['/v2/trysets/user-status/1001'],
  trysetStatusOverview: ['/v2/trysets/user-status/1001', (body) => body.trysetStatusOverviewList[0]],
  stockItem: ['/v1/stocks/311'],
  stockMemo: ['/v1/stocks/111', ({ memos }) => memos[0]],
  stockChange: ['/v1/stocks/111', ({ history }) => history[0]],
  piece: ['/v1/stocks/311', ({ pieces }) => pieces[0]],
  slot: ['/v1/stocks/311', ({ pieces }) => pieces[0].slot],
  stockSummary: ['/v1/stocks/summary/out-stock-requested/brand-stock-status', first],
  metrics: ['/v1/users/1001/metrics/tryset-items'],
  brandSubscription: ['/v2/brand_subscriptions', first],
  brandPlan: ['/v2/brand_subscriptions/plans', first],
  planOfSubscription: ['/v2/brand_subscriptions/81', ({ plan }) => plan],
  planPayment: ['/v2/brand_subscriptions/invoices', (body) => first(body).payment],
  memberPlan: ['/v1/subscriptions/user-plans', first],
  ticket: ['/v1/subscriptions/user-tickets', first],
  subscriptionInvoice: ['/v1/subscriptions/user-status/1001', ({ invoice }) => invoice],
  eventTicket: ['/v1/subscriptions/user-event-tickets', first],
  invoice: ['/v2/orders', first],
  invoiceItem: ['/v2/orders/invoice-items', first],
  brandEvent: ['/v1/brand-events/871'],
  eventParticipation: ['/v1/reservations/881'],
  collaboration: ['/v1/brand-collaborations/911'],
  proposal: ['/v1/proposals/921'],
  page: ['/v2/products'],
};

it.each(Object.entries(asked))('%s has its fields under their names', async (entity, [path, pick]) => {
  const { status, body } = await models.get(staff, path);
  expect(status).toBe(200);
  const answered = Object.keys((pick ?? ((whole) => whole))(body) ?? {});
  const fields: readonly string[] = documentedFields[entity as DocumentedEntity];
  expect(fields.filter((field) => !answered.includes(field))).toEqual([]);
  // What has come is to be listed with the others.
  const missing: Readonly<Record<string, readonly string[]>> = notBuiltYet.fields;
  expect((missing[entity] ?? []).filter((field) => answered.includes(field))).toEqual([]);
});

it('a product counts its garments without those that left', async () => {
  const { body } = await models.get(staff, '/v2/products/31');
  expect(body).toMatchObject({
    stockConditions: ['S', 'A'],
    minStockDiscountRate: 10,
    maxStockDiscountRate: 30,
    stockStatus: 'in_stock',
    like: { isMyLike: false, count: 0 },
    totalLikeCount: 0,
    totalLookCount: 0,
    useCount: 0,
    brandId: 1,
  });
  const { body: looked } = await models.get(staff, '/v2/products/21');
  expect([looked.totalLookCount, looked.stockStatus]).toEqual([1, 'in_use']);
  const { body: none } = await models.get(staff, '/v2/products/22');
  expect(none).toMatchObject({ stockConditions: [], minStockDiscountRate: null, stockStatus: 'idle' });
});

it('hides lost-and-found notes of members from brand admins', async () => {
  const noted = async (caller: Caller) =>
    (await models.get(caller, '/v1/users/1031')).body.latestLostAndFound;
  expect(await noted(staff)).toBe('an earring in a pocket');
  expect(await noted(adminA)).toBeNull();
});

it('a garment reports its status changes, look count and piece slots', async () => {
  const { body } = await models.get(staff, '/v1/stocks/111');
  const changes = body.history.map(({ before, after }: Body) => `${before} ${after}`);
  expect(changes.at(-1)).toBe('none created');
  expect(changes[0]).toMatch(/ requested$/);
  expect(body.history[0].actor).toMatchObject({ label: expect.any(String) });
  expect((await models.get(staff, '/v1/stocks/212')).body.lookPostCount).toBe(1);
  const { pieces, unavailableReasonType } = (await models.get(staff, '/v1/stocks/311')).body;
  expect(pieces[0]).toMatchObject({ stockCode: 'S-311', slot: { ...slot, code: 'A-03-12' } });
  expect(unavailableReasonType).toBe('idle');
});

it('a tryset reports its approvers and its last trial day', async () => {
  const { body } = await models.get(staff, '/v2/trysets/531');
  const approver = { label: 'staff', id: 1, name: 'Kim Minji' };
  expect(body).toMatchObject({
    name: 'Hana Choi',
    phone: '010-1',
    email: 'hana@example.test',
    approver,
    approvedTime: '2026-02-27T00:00:00.000Z',
    maxTryDate: '2026-03-16',
    returnRequest: { id: 531, trysetId: 531, approver, sourceAddress: body.destination },
  });
  expect(body.trysetItems[0]).toMatchObject({
    id: 631,
    uploadRemainDays: 7,
    returnItem: { id: 631, trysetItemId: 631, courier: 'HANJIN' },
  });
});

it('a look reports its items, their certification and its words, in lists and details', async () => {
  const { body } = await models.get(staff, '/v1/looks/801');
  const listed = (await models.get(staff, '/v1/looks?ids=801')).body.data[0];
  const told = {
    gender: 'female',
    productsV2: [{ id: 11 }, { id: 21 }],
    productSizesV2: [{ id: 110 }, { id: 210 }],
    trysetItems: [
      { id: 601, trysetId: 501 },
      { id: 602, trysetId: 501 },
    ],
    productVersion: 'v2',
    contentScores: [
      { id: 851, lookId: 801, isCertified: false },
      { id: 852, lookId: 801, isCertified: false },
    ],
    latestCertificationComment: 'secret of B',
  };
  expect(body).toMatchObject(told);
  expect(listed).toMatchObject(told);
  const logs = (look: Body) =>
    look.lookItemMappings.map(({ certificationLogs }: Body) =>
      certificationLogs.map(({ id, status, user }: Body) => [id, status, user.label]),
    );
  expect(logs(body)).toEqual([
    [[1, 'Pending', 'staff']],
    [
      [4, 'Deferred', 'staff'],
      [3, 'Approved', 'staff'],
      [2, 'Pending', 'staff'],
    ],
  ]);
  expect(logs(listed)).toEqual(logs(body));
});

it('shows no brand admin the words about items of other brands', async () => {
  const { body } = await models.get(adminA, '/v1/looks/801');
  expect(body).toMatchObject({ latestCertificationComment: null, productsV2: [{ id: 11 }] });
  expect([body.trysetItems, body.contentScores].map(({ length }: Body) => length)).toEqual([1, 1]);
  expect(body.lookItemMappings[0].certificationLogs[0].user).toBeNull();
});
