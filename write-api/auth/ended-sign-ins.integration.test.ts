import { describe, expect, test } from 'vitest';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { addStaff } from '../members/add-staff.ts';
import { listStaff, removeStaff } from '../members/staff-accounts.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';
import { accountWith, setPassword } from './credentials.ts';
import { startFamily } from './refresh-families.ts';

const second = 1000;

const house = signInHouse();
const { permissions, signIn, refresh, ended } = house;

describe('a sign-in', () => {
  const signOut = async (refresh_token: string) => {
    const options = { method: 'POST', url: '/v1/auth/sign-out', payload: { refresh_token } } as const;
    const response = await house.side.app.inject(options);
    return [response.statusCode, response.json().errorCode ?? response.json()];
  };

  test('ends with its tokens on sign-out, leaves others open, and a repeated sign-out succeeds', async () => {
    const [{ body: left }, { body: other }] = [await signIn(), await signIn()];
    const { body: next } = await refresh(left.refreshToken);
    expect(await signOut(next.refreshToken)).toStrictEqual([200, { isSignedOut: true }]);
    expect(await signOut(left.refreshToken)).toStrictEqual([200, { isSignedOut: true }]);
    expect((await refresh(next.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    for (const { accessToken } of [left, next]) expect(await ended(accessToken)).toStrictEqual(over);
    expect((await permissions(`Bearer ${other.accessToken}`)).status).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
    expect(await signOut('x')).toStrictEqual([401, 'auth.refresh_token_invalid']);
  });

  test('ends with its access tokens when the password changes; a new sign-in works', async () => {
    const { body } = await signIn();
    await setPassword(house.side.deps, { kind: 'staff', id: house.staffId }, password);
    expect(await ended(body.accessToken)).toStrictEqual(over);
    const { body: now } = await signIn();
    expect((await permissions(`Bearer ${now.accessToken}`)).status).toBe(200);
  });

  test('does not begin if the password changes after it was checked', async () => {
    const account = { kind: 'staff', id: house.staffId } as const;
    const proven = await accountWith(house.side.deps, ['staff'], 'kim', password);
    await setPassword(house.side.deps, account, password);
    expect(proven && (await startFamily(house.side.deps, proven, null))).toBeNull();
  });

  test('ends when an old refresh token is reused', async () => {
    const { body } = await signIn();
    await refresh(body.refreshToken);
    house.side.advanceClock(31 * second);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_reused');
    expect(await ended(body.accessToken)).toStrictEqual(over);
  });
});

describe('a removed account', () => {
  const admin = async (username: string, of: number) =>
    (await addBrandAdmin(house.side.deps, { brandId: of, username, password })).id;
  const aStaff = () => ({ label: 'staff', id: house.staffId, name: 'Kim', roles: ['owner'] }) as const;

  test('is signed out at once: an admin, and all admins of a removed brand', async () => {
    const created = await house.side.call(aStaff(), 'POST', '/v1/brands', { name: 'Bolt' });
    const { id } = created.body;
    const [first] = [await admin('bolt-1', id), await admin('bolt-2', id)];
    const [{ body: one }, { body: two }] = [
      await signIn('brand_admin', 'bolt-1'),
      await signIn('brand_admin', 'bolt-2'),
    ];
    expect((await house.side.call(aStaff(), 'DELETE', `/v1/brands/${id}/admins/${first}`)).status).toBe(200);
    expect(await ended(one.accessToken)).toStrictEqual(over);
    expect((await permissions(`Bearer ${two.accessToken}`)).status).toBe(200);
    expect((await house.side.call(aStaff(), 'DELETE', `/v1/brands/${id}`)).status).toBe(200);
    expect(await ended(two.accessToken)).toStrictEqual(over);
    for (const { refreshToken } of [one, two]) expect((await refresh(refreshToken)).status).toBe(401);
    expect((await signIn('brand_admin', 'bolt-2')).status).toBe(401);
  });

  test('is signed out at once and frees its username: staff', async () => {
    await addStaff(house.side.deps, { username: 'Lim', password, name: '임 스태프' });
    const { body } = await signIn('staff', 'lim');
    await removeStaff(house.side.deps, 'LIM');
    expect(await ended(body.accessToken)).toStrictEqual(over);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await signIn('staff', 'lim')).status).toBe(401);
    await expect(removeStaff(house.side.deps, 'lim')).rejects.toMatchObject({
      errorCode: 'staff.not_found',
    });
    const { id } = await addStaff(house.side.deps, { username: 'lim', password });
    expect((await signIn('staff', 'lim')).status).toBe(200);
    expect(await listStaff(house.side.deps)).toContainEqual({
      id,
      username: 'lim',
      name: null,
      roles: ['owner'],
    });
  });

  test('is signed out even if the request is cut off after the event is recorded', async () => {
    const { deps } = house.side;
    const id = await admin('bolt-3', house.brandId);
    const { body } = await signIn('brand_admin', 'bolt-3');
    const removal = { decider: brandAdmin, id, name: 'remove', command: { action: 'remove' } } as const;
    expect((await runCommand(deps.streams, removal, systemContext(deps.clock))).ok).toBe(true);
    expect(await ended(body.accessToken)).toStrictEqual(over);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
  });
});
