import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import type { Caller } from '#http/caller.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 900 + brandId,
  name: 'Lee',
  brandId,
  brand: { name: 'x', nameKo: null },
});
async function aBrand(name: string): Promise<{ id: number; admin: Caller }> {
  const { id } = (await side.call(staff, 'POST', '/v1/brands', { name })).body;
  return { id, admin: adminOf(id) };
}
const rename = (caller: Caller, id: number, name: string) =>
  side.call(caller, 'PATCH', `/v1/brands/${id}`, { name });
const decide = (
  action: 'approve' | 'decline' | 'withdraw',
  id: number,
  name: string,
  caller: Caller = staff,
) => {
  const reason = action === 'decline' ? { reason: 'it is the name of another house' } : {};
  return side.call(caller, 'POST', `/v1/brands/${id}/name/${action}`, { name, name_ko: null, ...reason });
};
const namesOf = async (id: number) => {
  const { name, proposedName } = (await side.deps.streams.refresh(brand, id)).state;
  return [name, proposedName?.name ?? null];
};

test('a brand’s new name waits for approval, and a name by staff applies at once', async () => {
  const { id, admin } = await aBrand('Acme');
  expect((await rename(admin, id, 'Bolt')).status).toBe(200);
  expect(await namesOf(id)).toEqual(['Acme', 'Bolt']);
  expect((await decide('approve', id, 'Bolt', admin)).status).toBe(403);
  expect((await decide('approve', id, 'Bolt')).status).toBe(200);
  expect(await namesOf(id)).toEqual(['Bolt', null]);
  expect((await rename(staff, id, 'Core')).status).toBe(200);
  expect(await namesOf(id)).toEqual(['Core', null]);
  const unsaid = await side.call(staff, 'POST', `/v1/brands/${id}/name/decline`, {
    name: 'x',
    name_ko: null,
  });
  expect([unsaid.status, unsaid.body.errorCode]).toEqual([400, 'request.parameter_missing']);
});

test.each([
  ['approve', 'decline'],
  ['decline', 'approve'],
] as const)(
  'the first of two decisions counts: %s, then %s; other brands are unaffected',
  async (first, second) => {
    const [one, other] = [await aBrand('One'), await aBrand('Other')];
    await rename(one.admin, one.id, 'Same');
    await rename(other.admin, other.id, 'Same');
    expect((await decide(first, one.id, 'Same')).status).toBe(200);
    const late = await decide(second, one.id, 'Same');
    expect([late.status, late.body.errorCode]).toEqual([409, 'brand.name_not_proposed']);
    expect(await namesOf(one.id)).toEqual([first === 'approve' ? 'Same' : 'One', null]);
    expect(await namesOf(other.id)).toEqual(['Other', 'Same']);
    expect((await decide(second, other.id, 'Same')).status).toBe(200);
    expect(await namesOf(other.id)).toEqual([second === 'approve' ? 'Same' : 'Other', null]);
  },
);

test('one of two simultaneous decisions is refused', async () => {
  const { id, admin } = await aBrand('Twice');
  await rename(admin, id, 'Thrice');
  const answers = await Promise.all([decide('approve', id, 'Thrice'), decide('decline', id, 'Thrice')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await namesOf(id))[1]).toBeNull();
});

test('a stale page cannot decide on a name that it does not show', async () => {
  const { id, admin } = await aBrand('Stale');
  await rename(admin, id, 'Harmless');
  await rename(admin, id, 'Harmful');
  const late = await decide('approve', id, 'Harmless');
  expect([late.status, late.body.errorCode]).toEqual([409, 'brand.name_not_proposed']);
  expect(late.body.detail.proposedName).toEqual({ name: 'Harmful', nameKo: null });
  expect(await namesOf(id)).toEqual(['Stale', 'Harmful']);
  expect((await decide('withdraw', id, 'Harmful', adminOf(id + 1))).status).toBe(404);
  expect((await decide('withdraw', id, 'Harmful', admin)).status).toBe(200);
  expect(await namesOf(id)).toEqual(['Stale', null]);
});

test.each(['Acme\nYour account is locked', 'Acme evil.com/login', 'https://evil', 'ｅｖｉｌ．ｃｏｍ'])(
  'a name that would be a link in a letter is refused: %j',
  async (name) => {
    const { id, admin } = await aBrand('Named');
    const bodies: [Caller, 'POST' | 'PATCH', string, object][] = [
      [admin, 'PATCH', `/v1/brands/${id}`, { name }],
      [admin, 'PATCH', `/v1/brands/${id}`, { name_ko: name }],
      [admin, 'POST', `/v1/brands/${id}/admins`, { username: 'fine', email: 'a@b.kr', name }],
      [admin, 'POST', '/v2/products', { name, original_price: 1 }],
      [staff, 'POST', '/v1/users', { username: 'fine', role: 'curator', real_name: name }],
      [staff, 'POST', '/v1/brands', { name }],
    ];
    for (const [caller, method, path, body] of bodies) {
      const { status, body: answer } = await side.call(caller, method, path, body);
      expect([path, status, answer.errorCode]).toEqual([path, 400, 'request.invalid']);
      expect(JSON.stringify(answer.detail)).toContain('must be one line without links or addresses');
    }
  },
);

test('an admin invited by a brand cannot have a web address as username', async () => {
  const { id, admin } = await aBrand('Inviting');
  const invited = { username: 'evil.com', email: 'somebody@example.com' };
  const refused = await side.call(admin, 'POST', `/v1/brands/${id}/admins`, invited);
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'auth.username_invalid']);
});
