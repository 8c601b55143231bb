import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstUsePrices, type LookUsePriceEvent } from '#domain/look-uses/price-policy.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow } from '../testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const url = '/v1/look-use-prices';
const revised = (amount: number): LookUsePriceEvent => ({
  type: 'LookUsePriceRevised',
  data: { prices: [{ regionId: 'KOREA', useType: 'regram', price: { kind: 'points', amount } }] },
});
const told = [
  { at: '2026-02-10T03:00:00.000Z', event: revised(3_000) },
  { at: '2026-02-20T15:00:00.000Z', event: revised(4_000) },
];

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  const log = told.map(({ at, event }, index) =>
    logRow('look_use_price-1', BigInt(index), event.type, event.data, { at }),
  );
  await insertRows(models.pool, logTable, log);
});
afterAll(() => models.close());

const regramOf = ({ prices }: { prices: { regionId: string; type: string; price: object }[] }) =>
  prices.find(({ regionId, type }) => regionId === 'KOREA' && type === 'regram')?.price;

it.each([
  ['2026-02-09', firstUsePrices.KOREA.regram, null],
  ['2026-02-10T12:00:00%2B09:00', { kind: 'points', amount: 3_000 }, '0'],
  // The day ends in Korea when the second revision comes.
  ['2026-02-20', { kind: 'points', amount: 3_000 }, '0'],
  ['2026-02-21', { kind: 'points', amount: 4_000 }, '1'],
  ['2030-01-01', { kind: 'points', amount: 4_000 }, '1'],
])('answers the prices as of %s', async (asOf, price, revision) => {
  const { status, body } = await models.get(staff, `${url}?as_of=${asOf}`);
  expect([status, regramOf(body), body.revision]).toEqual([200, price, revision]);
  expect(body.prices).toHaveLength(12);
  expect(body.asOf.time).toMatch(/^20/);
});

it.each(['as_of=yesterday', 'as_of=2026-02-30', 'revision=1', 'as_of_recorded=2026-02-10'])(
  'refuses %s',
  async (query) => {
    const { status, body } = await models.get(staff, `${url}?${query}`);
    expect([status, body.errorCode]).toEqual([400, 'request.invalid']);
  },
);

it('answers the present prices without a time, and refuses brands', async () => {
  const { body } = await models.get(staff, url);
  expect(body.asOf).toBeUndefined();
  expect((await models.get(adminA, `${url}?as_of=2026-02-21`)).status).toBe(403);
});
