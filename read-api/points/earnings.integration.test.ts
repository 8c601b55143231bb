import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminA, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // One log line for each tag; the last one counts.
  const line = (entryId: number, comment: string) => ({
    entryId,
    reasons: ['Other'],
    otherReason: 'blurry',
    comment,
  });
  const logs = [line(851, 'first'), line(851, 'last'), line(852, 'of another item')];
  await models.pool.query('update read.looks set logs = $1 where id = 801', [JSON.stringify(logs)]);
});
afterAll(() => models.close());

const path = '/v1/users/1001/points/earnings';
const earnings = async (query = '') => (await models.get(staff, `${path}?limit=100${query}`)).body;

it('tells for each item of the member what its looks earned, with the reasons of the last decision', async () => {
  const { data, count } = await earnings();
  expect(data).toHaveLength(count);
  const byId = new Map(data.map((row: { id: number }) => [row.id, row]));
  expect(byId.get(601)).toMatchObject({
    outcome: 'pending',
    expectedPoints: 3_000,
    heldPoints: 3_000,
    givenPoints: 0,
    lostPoints: 0,
    looks: [{ lookId: 801, status: 'Pending', reasons: ['Other'], otherReason: 'blurry', comment: 'last' }],
  });
  expect(byId.get(602)).toMatchObject({ outcome: 'deferred', heldPoints: 0, givenPoints: 3_000 });
  const ids = data.map(({ id }: { id: number }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});

it('tells of the items of some trysets, and forgets removed looks', async () => {
  const { data } = await earnings('&tryset_ids=501');
  expect(data.map(({ trysetId }: { trysetId: number }) => trysetId)).toEqual(data.map(() => 501));
  expect(data.length).toBeGreaterThan(0);
  await models.pool.query(`update read.looks set life = 'removed' where id = 801`);
  const after = (await earnings('&tryset_ids=501')).data.find(({ id }: { id: number }) => id === 601);
  expect(after).toMatchObject({ looks: [], givenPoints: 0 });
});

it('is for staff, and for members that exist', async () => {
  for (const other of [adminA, member(1001)]) expect((await models.get(other, path)).status).toBe(403);
  expect((await models.get(staff, '/v1/users/987654/points/earnings')).status).toBe(404);
});
