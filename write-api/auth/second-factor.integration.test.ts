import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { readStream } from '#event-store/load.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { staff } from '../testing/house.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';

const house = signInHouse();
const { signIn } = house;
const step = 30_000;

async function call(accessToken: string, method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = `/v1/auth/second-factor${path}`;
  const response = await house.side.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(house.side.deps.clock()) + ahead,
  });
const enter = (username: string, code?: string) =>
  house.authorize({ method: 'brand_admin', username, password, ...(code !== undefined && { code }) });

let number = 0;
/** Adds a brand admin with a second factor, and returns username, secret and recovery codes. */
async function withDevice() {
  number += 1;
  const username = `device-${number}`;
  const { id } = await addBrandAdmin(house.side.deps, { brandId: house.brandId, username, password });
  const { accessToken } = (await signIn('brand_admin', username)).body;
  const { secret } = (await call(accessToken, 'POST', '', { current_password: password })).body;
  const { body } = await call(accessToken, 'POST', '/confirm', { code: codeOf(secret) });
  house.side.advanceClock(2 * step);
  return { id, username, accessToken, secret, recoveryCodes: body.recoveryCodes as string[] };
}

async function typesOf(stream: string): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, stream, 0n)) types.push(type);
  return types;
}

describe('a second factor', () => {
  test('takes effect once a code of its secret confirms it', async () => {
    const username = 'careful';
    const { id } = await addBrandAdmin(house.side.deps, { brandId: house.brandId, username, password });
    const { accessToken } = (await signIn('brand_admin', username)).body;
    const wrong = await call(accessToken, 'POST', '', { current_password: 'another-one' });
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'auth.wrong_password']);
    const { body } = await call(accessToken, 'POST', '', { current_password: password });
    expect(body.address).toMatch(/^otpauth:\/\/totp\/tryset:careful\?.*secret=/);
    expect(body.symbol.modules).toHaveLength(body.symbol.width ** 2);
    expect((await enter(username)).status).toBe(200);
    const guessed = await call(accessToken, 'POST', '/confirm', { code: '000000' });
    expect([guessed.status, guessed.body.errorCode]).toEqual([422, 'auth.second_factor_unconfirmed']);
    const set = await call(accessToken, 'POST', '/confirm', { code: codeOf(body.secret) });
    expect(new Set(set.body.recoveryCodes).size).toBe(10);
    expect((await call(accessToken, 'GET')).body).toEqual({ isSet: true, recoveryCodesLeft: 10 });
    expect((await call(accessToken, 'POST', '', { current_password: password })).body.errorCode).toBe(
      'auth.second_factor_set',
    );
    expect((await typesOf(`brand_admin-${id}`)).at(-1)).toBe('BrandAdminSecondFactorSet');
  });

  test('is required after the password; each code works once, and one time step early or late', async () => {
    const { username, secret } = await withDevice();
    expect((await enter(username)).body.errorCode).toBe('auth.second_factor_required');
    expect((await enter(username, '123456')).body.errorCode).toBe('auth.second_factor_wrong');
    const wrong = await house.authorize({
      method: 'brand_admin',
      username,
      password: 'no',
      code: codeOf(secret),
    });
    expect(wrong.body.errorCode).toBe('auth.not_found_user');
    const code = codeOf(secret);
    const both = await Promise.all([enter(username, code), enter(username, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(username, codeOf(secret, -step))).status).toBe(401);
    const wide = codeOf(secret, step).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    expect((await enter(username, '１２３４５６')).status).toBe(401);
    expect((await enter(username, wide)).status).toBe(200);
    expect((await enter(username, codeOf(secret, 5 * step))).status).toBe(401);
  });

  test('cannot be guessed, because wrong codes count like wrong passwords', async () => {
    const { username, secret } = await withDevice();
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, n) => enter(username, String(100_000 + n))),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBe(5);
    expect((await enter(username, codeOf(secret))).status).toBe(429);
    house.side.advanceClock(301_000);
    expect((await enter(username, codeOf(secret))).status).toBe(200);
  });

  test('allows twenty wrong codes a day, and its owner is told of the first and the last', async () => {
    const { username, id, secret } = await withDevice();
    const email = `${username}@acme.kr`;
    await house.side.call(staff, 'PATCH', `/v1/brands/${house.brandId}/admins/${id}`, { email });
    const told = (times: number) =>
      house.letters(({ subject, to }) => to === email && subject.includes('A wrong code was typed'), times);
    for (let guess = 0; guess < 20; guess++) {
      // Advances the clock, so that the other limit (per address and account) does not refuse the codes.
      if (guess % 8 === 7) house.side.advanceClock(301_000);
      expect((await enter(username, String(100_000 + guess))).body.errorCode).toBe(
        'auth.second_factor_wrong',
      );
      await told(guess < 19 ? 1 : 2);
    }
    house.side.advanceClock(301_000);
    expect((await enter(username, codeOf(secret))).status).toBe(429);
    house.side.advanceClock(86_400_000);
    expect((await enter(username, codeOf(secret))).status).toBe(200);
  });

  test('can be replaced by a recovery code, each of which works once', async () => {
    const { username, recoveryCodes, accessToken } = await withDevice();
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter(username, first)).status).toBe(200);
    expect((await enter(username, first)).status).toBe(401);
    expect((await enter(username, second.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await call(accessToken, 'GET')).body.recoveryCodesLeft).toBe(8);
  });

  test('is removed with the owner’s password or by staff, and by nobody else', async () => {
    const [own, lost] = [await withDevice(), await withDevice()];
    const remove = (current_password: string) =>
      call(own.accessToken, 'POST', '/remove', { current_password });
    expect((await remove('another-one')).body.errorCode).toBe('auth.wrong_password');
    expect((await remove(password)).body).toEqual({ isSet: false, recoveryCodesLeft: 0 });
    expect((await enter(own.username)).status).toBe(200);
    const of = `?kind=brand_admin&account_id=${lost.id}`;
    expect((await call(own.accessToken, 'DELETE', of)).status).toBe(403);
    expect((await call(own.accessToken, 'GET', of)).status).toBe(403);
    const { accessToken } = (await signIn('staff', 'kim')).body;
    expect((await call(accessToken, 'GET', of)).body.isSet).toBe(true);
    expect((await call(accessToken, 'DELETE', of)).body.isSet).toBe(false);
    expect((await enter(lost.username)).status).toBe(200);
    expect((await typesOf(`brand_admin-${lost.id}`)).at(-1)).toBe('BrandAdminSecondFactorRemoved');
    const mine = `?kind=staff&account_id=${house.staffId}`;
    expect((await call(accessToken, 'DELETE', mine)).body.errorCode).toBe('auth.own_second_factor');
    expect((await call(accessToken, 'DELETE')).status).toBe(400);
  });

  test('is not stored in clear, and stays required after a password change', async () => {
    const { username, secret, recoveryCodes, accessToken } = await withDevice();
    const { db } = house.side.deps;
    const rows = JSON.stringify(await db.selectFrom('write.second_factors').selectAll().execute());
    expect(rows).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
    const headers = { authorization: `Bearer ${accessToken}` };
    const payload = { current_password: password, password: 'new-and-long-one' };
    await house.side.app.inject({ method: 'POST', url: '/v1/auth/password', headers, payload });
    expect(await house.ended(accessToken)).toEqual(over);
    const chosen = { method: 'brand_admin', username, password: 'new-and-long-one' };
    expect((await house.authorize(chosen)).body.errorCode).toBe('auth.second_factor_required');
  });
});
