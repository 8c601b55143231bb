import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { invitationsProjection } from '#projections/invitations/projection.ts';
import { invitationsTable } from '#projections/invitations/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const url = '/v1/invitations';
const member: Caller = { label: 'user', id: 1001, name: 'mina' };
const other: Caller = { label: 'user', id: 1002, name: 'jun' };
const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // Beside the sample 751 of member 1001, whose time is over or to come: an open one and one that is over, of staff.
  const rows = [
    [771, 'AAAABBBBCCCC', future],
    [772, 'DDDDEEEEFFFF', past],
  ].flatMap(([id, code, expiredTime]) => {
    const publisher = { label: 'staff', id: 1 } as const;
    const data = {
      invitationId: Number(id),
      publisher,
      code: String(code),
      expiredTime: String(expiredTime),
    };
    const event = { type: 'InvitationPublished', data } as const;
    return foldAll(invitationsProjection, `invitation-${id}`, [{ event, on: '2026-03-10' }]) ?? [];
  });
  await insertRows(models.pool, invitationsTable, rows);
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, query = '') =>
  (await models.get(caller, `${url}${query}`)).body.data.map(({ id }: { id: number }) => id);

it('lists all to staff, and to members those that they published', async () => {
  expect(await idsOf(staff)).toEqual([772, 771, 751]);
  expect(await idsOf(member)).toEqual([751]);
  expect(await idsOf(other)).toEqual([]);
  expect((await models.get(other, `${url}/751`)).status).toBe(404);
  expect((await models.get(adminA, url)).status).toBe(403);
});

it('tells whether a code is available, and finds it in any spelling', async () => {
  expect((await models.get(staff, `${url}/771`)).body).toMatchObject({ isAvailable: true, publisherId: 1 });
  expect((await models.get(staff, `${url}/772`)).body).toMatchObject({
    isAvailable: false,
    status: 'pending',
  });
  expect(await idsOf(staff, '?is_available=true&publisher_label=staff')).toEqual([771]);
  expect(await idsOf(staff, '?code=aaaa-bbbb-cccc')).toEqual([771]);
  expect(await idsOf(staff, '?publisher_label=user&publisher_id=1001')).toEqual([751]);
});
