import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberRoles } from '#domain/members/member-kinds.ts';
import { membersTable } from '#projections/members/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { userRow } from '../testing/rows.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

let models: TestModels;
/** For each role a member who was never banned, and one who was an influencer before. */
const members = memberRoles.flatMap((role, index) => [
  userRow({ id: 5001 + index, role, isPublic: true }),
  userRow({
    id: 5101 + index,
    role,
    isPublic: false,
    roleBeforeBan: 'influencer',
    isFirstLoginAfterApproval: true,
  }),
]);
const ids = members.map(({ id }) => id).join();
beforeAll(async () => {
  models = await openTestModels();
  await insertRows(models.pool, membersTable, members);
});
afterAll(() => models.close());

interface Offered {
  name: string;
  may: number;
}

test('previews of approval, ban and grade equal the members’ own actions', async () => {
  const { body } = await models.get(staff, `/v1/users/actions/preview?ids=${ids}`);
  expect(body.count).toBe(members.length);
  const own: Record<string, number> = {};
  for (const { id } of members) {
    const { actions } = (await models.get(staff, `/v1/users/${id}`)).body;
    for (const { name, allowed } of actions) own[name] = (own[name] ?? 0) + Number(allowed);
  }
  const offered = body.actions as Offered[];
  expect(offered.map(({ name }) => name)).toContain('change_grade');
  for (const { name, may } of offered) expect([name, may]).toEqual([name, own[name] ?? 0]);
});

test.each([staff, adminA])('the filter `Identified_User` finds the curators', async (caller) => {
  for (const more of ['', `&ids=${ids}`]) {
    const [one, other] = await Promise.all(
      ['Identified_User', 'curator'].map((role) => models.get(caller, `/v1/users?role=${role}${more}`)),
    );
    expect(one?.body.count).toBeGreaterThan(0);
    expect([one?.body.count, one?.body.data]).toEqual([other?.body.count, other?.body.data]);
  }
});

test('a brand admin sees public members, without actions', async () => {
  const { body } = await models.get(adminA, `/v1/users/actions/preview?ids=${ids}`);
  expect(body.count).toBe(memberRoles.length);
  expect((body.actions as Offered[]).filter(({ may }) => may > 0)).toEqual([]);
});
