import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, openBench, openUnsealer } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const fields = {
  gender: null,
  regionId: 'KOREA',
  bio: null,
  isPublic: true,
  role: 'curator',
  grade: 'white',
};
const registered = (userId: number): Told => ({
  stream: `user-${userId}`,
  event: {
    type: 'MemberRegistered',
    data: { userId, username: `member${userId}`, ...fields, systemSetting: {}, personal: null },
  },
});
const brand = (brandId: number): Told => ({
  stream: `brand-${brandId}`,
  event: { type: 'BrandRegistered', data: { brandId, name: 'Acme', nameKo: null } },
});
const said = (stream: string, type: string, data: object): Told => ({ stream, event: { type, data } });
const card = (ownerId: number, cardId: number, description: string | null) => ({
  ownerId,
  cardId,
  lastFour: '4242',
  issuer: 'Shinhan',
  description: description && `sealed:${JSON.stringify(description)}`,
});

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  bench = await openBench(openUnsealer(new Set()));
  models = await openTestModels({ database: bench });
  await bench.take(
    stored([
      registered(1),
      registered(2),
      brand(1),
      brand(2),
      said('member_wallet-1', 'CardRegistered', card(1, 61, 'mine')),
      said('brand_wallet-1', 'CardRegistered', card(1, 71, 'house')),
      said('brand_wallet-1', 'CardRegistered', card(1, 72, null)),
      said('brand_wallet-1', 'CardMadePrimary', { cardId: 72 }),
    ]),
  );
});
afterAll(() => models.close());

const mine = { id: 61, ownerId: 1, lastFour: '4242', issuer: 'Shinhan', description: 'mine' };

it('shows a member its own card, and staff all', async () => {
  for (const caller of [member(1), staff]) {
    const { body } = await models.get(caller, '/v1/users/cards');
    expect(body).toMatchObject({ count: 1, data: [{ ...mine, isPrimary: true, revision: '0' }] });
    expect((await models.get(caller, '/v1/users/cards/1')).body).toMatchObject(mine);
  }
  expect((await models.get(staff, '/v1/users/cards?user_id=2')).body.count).toBe(0);
  expect((await models.get(staff, '/v1/users/cards?user_id=1')).body.data).toMatchObject([mine]);
  expect((await models.get(member(2), '/v1/users/cards?user_id=1')).body.count).toBe(0);
  expect((await models.get(member(2), '/v1/users/cards')).body).toMatchObject({ count: 0, data: [] });
  expect((await models.get(member(2), '/v1/users/cards/1')).status).toBe(404);
  expect((await models.get(staff, '/v1/users/cards/2')).status).toBe(404);
  expect((await models.get(adminA, '/v1/users/cards')).status).toBe(403);
  const hasCard = async (id: number) => (await models.get(staff, `/v1/users/${id}`)).body.hasCard;
  expect([await hasCard(1), await hasCard(2)]).toEqual([true, false]);
  expect((await models.get(adminA, '/v1/users/1')).body.hasCard).toBeNull();
});

it('shows a brand its cards, the primary one first, and refuses other brands', async () => {
  const { body } = await models.get(adminA, '/v1/brands/1/cards');
  expect(body.data).toMatchObject([
    { id: 72, isPrimary: true, description: null },
    { id: 71, isPrimary: false, description: 'house' },
  ]);
  expect((await models.get(adminA, '/v1/brands/1/cards/71')).body).toMatchObject({ description: 'house' });
  for (const path of ['/v1/brands/1/cards', '/v1/brands/1/cards/71'])
    expect((await models.get(adminB, path)).status).toBe(404);
  expect((await models.get(adminB, '/v1/brands/2/cards/71')).status).toBe(404);
});

it('shows card events in the owner’s history', async () => {
  const typesIn = async (path: string) =>
    (await models.get(staff, path)).body.data.map(({ type }: { type: string }) => type);
  expect(await typesIn('/v1/users/1/history')).toContain('CardRegistered');
  expect(await typesIn('/v1/brands/1/history')).toEqual(
    expect.arrayContaining(['CardMadePrimary', 'CardRegistered', 'BrandRegistered']),
  );
  const own = await models.get(adminA, '/v1/brands/1/history');
  expect(JSON.stringify(own.body)).toContain('CardMadePrimary');
});
