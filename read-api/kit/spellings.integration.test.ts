import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchable } from '#projections/personal-data/person-row.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { personRow } from '../testing/rows.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  const { pool } = models;
  await pool.query('update read.products set name = $1 where id = 11', ['리넨 원피스'.normalize('NFD')]);
  await pool.query('update read.products set name = $1 where id = 21', ['ﾜﾝﾋﾟｰｽ']);
  await pool.query('update read.brands set name_ko = $1 where id = 1', ['에크미'.normalize('NFD')]);
  await pool.query("delete from private.people where id in ('user:1001', 'user:1002')");
  await insertRows(pool, peopleTable, [
    searchable(
      personRow({ id: 'user:1001', userId: 1001, username: 'hana', name: '최하나', phone: '010-6801-5696' }),
    ),
    searchable(
      personRow({
        id: 'user:1002',
        userId: 1002,
        username: 'jiro',
        phone: '+819068015697',
        name: 'がばい'.normalize('NFD'),
      }),
    ),
  ]);
});
afterAll(() => models.close());

async function idsOf(url: string): Promise<number[]> {
  const { status, body } = await models.get(staff, url);
  expect([url, status]).toEqual([url, 200]);
  return body.data.map(({ id }: { id: number }) => id).sort();
}
const asked = (path: string, name: string, text: string) =>
  idsOf(`${path}?${name}=${encodeURIComponent(text)}`);

describe('a search finds what is the same to people', () => {
  it.each([
    ['리넨', [11]],
    ['리넨'.normalize('NFD'), [11]],
    [' 리넨\u200b ', [11]],
    ['ワンピース', [21]],
    ['ワンピース'.normalize('NFD'), [21]],
    ['ﾜﾝﾋﾟ', [21]],
    ['원', [11]],
  ])('of products by %j', async (text, ids) => {
    expect(await asked('/v2/products', 'name', text)).toEqual(ids);
  });

  it('of brands, members, stock and staff', async () => {
    expect(await asked('/v1/brands', 'keyword', '에크미')).toEqual([1]);
    expect(await asked('/v1/users', 'username', 'ｈａｎａ ')).toEqual([1001]);
    expect(await asked('/v1/users', 'q', '최하나'.normalize('NFD'))).toEqual([1001]);
    expect(await asked('/v1/users', 'q', 'がばい')).toEqual([1002]);
    expect(await asked('/v1/users', 'real_name', 'がばい')).toEqual([1002]);
    expect(await asked('/v1/stocks', 'search', 'ｓ-111 ')).toEqual([111]);
    expect(await asked('/v1/users', 'ids', '１００１，1002')).toEqual([1001, 1002]);
  });

  it.each([
    '010-6801-5696',
    '+82 10-6801-5696',
    '82-10-6801-5696',
    '1068015696',
    '０１０６８０１５６９６',
    '010 6801',
    '5696',
  ])('of members by the phone %s', async (text) => {
    expect(await asked('/v1/users', 'phone', text)).toEqual([1001]);
  });

  it('for members by a Japanese phone number', async () => {
    expect(await asked('/v1/users', 'phone', '090-6801')).toEqual([1002]);
    expect(await asked('/v1/users', 'phone', '+81 90-6801-5697')).toEqual([1002]);
  });
});

it('files contain phone numbers that spreadsheets keep unchanged', async () => {
  const authorization = await models.authorization(staff);
  const { payload } = await models.app.inject({ url: '/v1/users/csv', headers: { authorization } });
  expect(payload).toContain(',010-6801-5696,');
  expect(payload).toContain(',(+81) 90-6801-5697,');
});
