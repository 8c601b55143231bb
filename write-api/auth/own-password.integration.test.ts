import { describe, expect, test } from 'vitest';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { addStaff } from '../members/add-staff.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';

const second = 1000;

const house = signInHouse();
const { permissions, signIn, refresh, ended } = house;

describe('the current password', () => {
  test('is rate limited against guessing, as at the sign-in', async () => {
    const brandAdmin = { name: 'acme', brandId: house.brandId, brand: { name: 'Acme', nameKo: null } };
    const change = (current_password: string) =>
      house.side.call(
        { label: 'brand_admin', id: house.adminId, ...brandAdmin },
        'PATCH',
        `/v1/brands/${house.brandId}/admins/${house.adminId}/password`,
        { password: 'another-one', current_password },
      );
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => change(`guess ${n}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toStrictEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    expect((await change(password)).status).toBe(429);
    house.side.advanceClock(301 * second);
  });
});

describe('one’s own password', () => {
  const change = async (accessToken: string, payload: object) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const options = { method: 'POST', url: '/v1/auth/password', headers, payload } as const;
    const response = await house.side.app.inject(options);
    return { status: response.statusCode, body: response.json() };
  };
  const typesOf = async (stream: string) => {
    const types: string[] = [];
    for await (const { event } of house.side.deps.streams.client.readStream(stream))
      types.push(event?.type ?? '');
    return types;
  };

  test('is changed with the current one; all sign-ins end and the response begins a new one', async () => {
    await addBrandAdmin(house.side.deps, { brandId: house.brandId, username: 'own', password });
    const [{ body: here }, { body: elsewhere }] = [
      await signIn('brand_admin', 'own'),
      await signIn('brand_admin', 'own'),
    ];
    const wrong = await change(here.accessToken, {
      current_password: 'another-one',
      password: 'new-and-long',
    });
    expect([wrong.status, wrong.body.errorCode]).toStrictEqual([422, 'auth.wrong_password']);
    const short = await change(here.accessToken, { current_password: password, password: 'short' });
    expect(short.status).toBe(400);
    expect((await permissions(`Bearer ${elsewhere.accessToken}`)).status).toBe(200);
    const { status, body } = await change(here.accessToken, {
      current_password: password,
      password: 'new-and-long',
    });
    expect([status, body.scope]).toStrictEqual([200, 'brand_admin']);
    for (const { accessToken, refreshToken } of [here, elsewhere]) {
      expect(await ended(accessToken)).toStrictEqual(over);
      expect((await refresh(refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    }
    expect((await permissions(`Bearer ${body.accessToken}`)).status).toBe(200);
    expect((await refresh(body.refreshToken)).status).toBe(200);
    expect((await signIn('brand_admin', 'own')).status).toBe(401);
    const { id } = await house.side.deps.tokens.verify(`Bearer ${body.accessToken}`);
    expect(await typesOf(`brand_admin-${id}`)).toStrictEqual([
      'BrandAdminAdded',
      'BrandAdminPasswordChanged',
    ]);
  });

  test('cannot be guessed with a stolen token', async () => {
    await addStaff(house.side.deps, { username: 'tried', password });
    const { body } = await signIn('staff', 'tried');
    const guess = (n: number) => change(body.accessToken, { current_password: `guess ${n}`, password });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([...Array(10).fill(422), 429, 429]);
    const { id } = await house.side.deps.tokens.verify(`Bearer ${body.accessToken}`);
    expect(await typesOf(`staff-${id}`)).toStrictEqual(['StaffAdded']);
    house.side.advanceClock(301 * second);
  });
});
