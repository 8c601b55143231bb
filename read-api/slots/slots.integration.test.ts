import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotsTable } from '#projections/slots/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const more = {
    sectorCode: 'A',
    cellCode: '03',
    slotNumber: 9,
    place: `${'A'.padStart(60)}${'03'.padStart(60)}${'9'.padStart(10)}`,
  };
  const times = { createdAt: '2026-01-02T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' };
  await insertRows(models.pool, slotsTable, [
    { id: 72, label: 'A-03-9', ...more, status: 'active', revision: 1n, ...times },
    { id: 73, label: 'A-03-8', ...more, slotNumber: 8, status: 'retired', revision: 1n, ...times },
  ]);
  await models.pool.query(
    `update read.stock_items set slot = '{"sectorCode":"ㅁ","cellCode":"03","slotNumber":12}' where id = 111`,
  );
});
afterAll(() => models.close());

const body = async (path: string) => (await models.get(staff, path)).body;
const label = (text: string) => body(`/v1/slots/label?text=${encodeURIComponent(text)}`);
const labels = async (query = '') =>
  (await body(`/v1/slots${query}`)).data.map((row: { label: string }) => row.label);

it('lists slots in walking order with their contents', async () => {
  expect(await labels()).toEqual(['A-03-9', 'A-03-12']);
  expect((await body('/v1/slots?ids=71')).data).toMatchObject([
    { label: 'A-03-12', stockCount: 1, pieceCount: 0 },
  ]);
  expect(await labels('?is_empty=true')).toEqual(['A-03-9']);
  expect(await labels('?is_retired=true')).toEqual(['A-03-8']);
  expect(await labels(`?q=${encodeURIComponent('ㅁ-03-1')}`)).toEqual(['A-03-12']);
  const lying = await body('/v1/stocks?slot=a-03-12');
  expect(lying.data).toMatchObject([{ id: 111 }]);
});

it('reads a label with any scanner setting', async () => {
  for (const text of ['A-03-12', 'ㅁ-03-12', ']C1a-03-12', 'Ａ-03-12']) {
    expect(await label(text)).toMatchObject({ label: 'A-03-12', slot: { sectorCode: 'A', slotNumber: 12 } });
  }
});

it('suggests candidates for other labels', async () => {
  expect(await label('A-03-21')).toMatchObject({ slot: null, similar: ['A-03-12'], products: [] });
  expect(await label('A-03-8')).toMatchObject({ slot: null, isRetired: true });
  expect(await label('4012-3377-0001')).toMatchObject({ slot: null, isParcel: true });
  await models.pool.query(`update read.products set code = 'ST-OU-18' where id = 11`);
  expect(await label('st-ou-18')).toMatchObject({ slot: null, products: [{ id: 11 }] });
});
