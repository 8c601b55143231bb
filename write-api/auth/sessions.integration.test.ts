import { describe, expect, test } from 'vitest';
import { readStream } from '#event-store/load.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';

const house = signInHouse();
const { permissions, signIn, refresh, ended } = house;

async function call(accessToken: string, method: 'GET' | 'DELETE', path = '') {
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await house.side.app.inject({ method, url: `/v1/auth/sessions${path}`, headers });
  return { status: response.statusCode, body: response.json() };
}

/** Returns the listed sign-ins, and checks the shape of the page. */
async function listed(accessToken: string, path = '') {
  const { status, body } = await call(accessToken, 'GET', `${path === '' ? '?' : `${path}&`}limit=500`);
  expect([status, body.count, body.length]).toEqual([200, body.data.length, body.data.length]);
  return body.data as { id: string; device: string; isCurrent: boolean }[];
}

/** Signs in with this text as the device's `User-Agent`. */
async function on(device: string, method = 'brand_admin', username = 'acme') {
  const response = await house.side.app.inject({
    method: 'POST',
    url: '/v1/auth/authorize',
    headers: { 'user-agent': device },
    payload: { method, username, password },
  });
  return response.json() as { accessToken: string; refreshToken: string };
}

async function typesOf(stream: string): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, stream, 0n)) types.push(type);
  return types;
}

describe('one’s own sign-ins', () => {
  test('are listed by device, most recently used first, with the current one marked', async () => {
    const phone = await on('Phone/1');
    house.side.advanceClock(60_000);
    const desk = await on(`Desk/2 ${'x'.repeat(400)}`);
    expect(await listed(phone.accessToken)).toMatchObject([
      { device: expect.stringMatching(/^Desk\/2 x{293}$/), isCurrent: false },
      { device: 'Phone/1', isCurrent: true, startedTime: expect.any(String), seenTime: expect.any(String) },
    ]);
    house.side.advanceClock(60_000);
    await refresh(phone.refreshToken);
    expect((await listed(desk.accessToken)).map(({ device }) => device[0])).toEqual(['P', 'D']);
  });

  test('are ended from another one, which revokes their tokens and leaves an event', async () => {
    const [here, lost] = [await on('here'), await on('lost')];
    const id = (await listed(here.accessToken)).find(({ device }) => device === 'lost')?.id;
    expect((await call(here.accessToken, 'DELETE', `/${id}`)).body).toEqual({ isEnded: true });
    expect(await ended(lost.accessToken)).toEqual(over);
    expect((await refresh(lost.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await permissions(`Bearer ${here.accessToken}`)).status).toBe(200);
    expect((await call(here.accessToken, 'DELETE', `/${id}`)).status).toBe(404);
    expect((await typesOf(`brand_admin-${house.adminId}`)).at(-1)).toBe('BrandAdminSignInEnded');
  });
});

describe('the sign-ins of others', () => {
  const of = (kind: string, id: number) => `?kind=${kind}&account_id=${id}`;

  test('are seen and ended by staff', async () => {
    const admin = await on('of an admin');
    const { body: office } = await signIn('staff', 'kim');
    const others = await listed(office.accessToken, of('brand_admin', house.adminId));
    const found = others.find(({ device }) => device === 'of an admin');
    expect(found).toMatchObject({ isCurrent: false });
    expect((await call(office.accessToken, 'DELETE', `/${found?.id}`)).status).toBe(200);
    expect(await ended(admin.accessToken)).toEqual(over);
  });

  test('cannot be seen or ended by other people', async () => {
    const admin = await on('of an admin');
    const { body: office } = await signIn('staff', 'kim');
    const [own] = await listed(office.accessToken);
    expect((await call(admin.accessToken, 'GET', of('staff', house.staffId))).status).toBe(403);
    expect((await call(admin.accessToken, 'GET', of('brand_admin', house.adminId + 1))).status).toBe(403);
    expect((await call(admin.accessToken, 'DELETE', `/${own?.id}`)).status).toBe(404);
    expect((await call(admin.accessToken, 'GET', '?kind=staff')).status).toBe(400);
    expect((await call(admin.accessToken, 'DELETE', '/x')).status).toBe(400);
    expect((await permissions(`Bearer ${office.accessToken}`)).status).toBe(200);
  });
});
