import { describe, expect, test, vi } from 'vitest';
import { addStaff } from '../members/add-staff.ts';
import { password, signInHouse } from '../testing/sign-in-house.ts';
import { setPassword } from './credentials.ts';
import { writeRefreshToken } from './refresh-tokens.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

const house = signInHouse();
const { authorize, permissions, signIn, refresh } = house;

describe('signing in', () => {
  test('returns tokens, in any case of method and username', async () => {
    for (const method of ['staff', 'STAFF', 'password']) {
      const { status, body } = await signIn(method, 'KIM');
      expect(status).toBe(200);
      expect(body).toStrictEqual({
        tokenType: 'Bearer',
        accessToken: expect.any(String),
        v2AccessToken: body.accessToken,
        expiresIn: 1800,
        refreshToken: expect.any(String),
        scope: 'staff',
      });
      const caller = await house.side.deps.tokens.verify(`Bearer ${body.accessToken}`);
      expect(caller).toStrictEqual({
        label: 'staff',
        id: house.staffId,
        name: '김 스태프',
        roles: ['owner'],
      });
    }
  });

  test('ties a brand admin to its brand', async () => {
    const { body } = await signIn('BRAND', 'acme');
    expect(body.scope).toBe('brand_admin');
    expect(await house.side.deps.tokens.verify(`Bearer ${body.accessToken}`)).toStrictEqual({
      label: 'brand_admin',
      id: house.adminId,
      name: 'acme',
      brandId: house.brandId,
      brand: { name: 'Acme', nameKo: '아크메' },
    });
  });

  test('returns the same error for a wrong password, an unknown user and an account of another kind', async () => {
    const answers = await Promise.all([
      authorize({ method: 'staff', username: 'kim', password: 'not this one' }),
      authorize({ method: 'staff', username: 'nobody', password }),
      signIn('brand_admin', 'kim'),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toStrictEqual({ ...answers[0]?.body, errorCode: 'auth.not_found_user' });
    }
  });

  test('names the missing or wrong parameter', async () => {
    const missing = await authorize({ method: 'staff', username: 'kim' });
    expect(missing.status).toBe(400);
    expect(missing.body.message).toBe(
      'required parameter password was null or undefined when calling authorize',
    );
    expect((await authorize({ method: 'refresh' })).body.errorCode).toBe('request.parameter_missing');
    const wrong = await authorize({ method: 'magic' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.detail.fields[0]).toMatchObject({
      name: 'method',
      allowed: expect.arrayContaining(['staff']),
    });
    // The method TEST works only if a setting of the environment turns it on.
    for (const method of ['kakao', 'TEST']) {
      const off = await authorize({ method, username: 'kim', password });
      expect([off.status, off.body.errorCode]).toStrictEqual([422, 'auth.method_unavailable']);
    }
  });

  test('stops after ten failures for one username, and goes on after five minutes', async () => {
    const wrong = { method: 'staff', username: 'acme', password: 'wrong' };
    for (let n = 0; n < 10; n++) expect((await authorize(wrong)).status).toBe(401);
    const stopped = await authorize({ ...wrong, password });
    expect([stopped.status, stopped.body.errorCode]).toStrictEqual([429, 'request.too_many']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(200);
    house.side.advanceClock(301 * second);
    expect((await signIn('brand_admin', 'acme')).status).toBe(200);
  });
});

describe('refresh tokens', () => {
  test('rotate, and carry the current data of the account', async () => {
    const { body } = await signIn();
    const { status, body: next } = await refresh(body.refreshToken, 'REFRESH');
    expect(status).toBe(200);
    expect(next.scope).toBe('staff');
    expect(next.refreshToken).not.toBe(body.refreshToken);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });

  test('have one valid successor if two tabs refresh at once', async () => {
    const { body } = await signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(body.refreshToken)));
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200, 200]);
    const successors = new Set(answers.map((answer) => answer.body.refreshToken));
    expect(successors.size).toBe(1);
    house.side.advanceClock(15 * second);
    expect((await refresh(body.refreshToken)).body.refreshToken).toBe([...successors][0]);
    expect((await refresh([...successors][0])).status).toBe(200);
  });

  test('end the whole sign-in if used more than 30 seconds after their successor', async () => {
    const { body } = await signIn();
    const { body: next } = await refresh(body.refreshToken);
    house.side.advanceClock(31 * second);
    const reused = await refresh(body.refreshToken);
    expect([reused.status, reused.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_reused']);
    const ended = await refresh(next.refreshToken);
    expect([ended.status, ended.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_ended']);
  });

  test('two generations before the newest count as reuse at once', async () => {
    const { body: first } = await signIn();
    const { body: next } = await refresh(first.refreshToken);
    await refresh(next.refreshToken);
    expect((await refresh(first.refreshToken)).body.errorCode).toBe('auth.refresh_token_reused');
  });

  test('expire 14 days after the last rotation', async () => {
    const { body } = await signIn();
    house.side.advanceClock(13 * day);
    const { body: next } = await refresh(body.refreshToken);
    house.side.advanceClock(13 * day);
    const { body: last } = await refresh(next.refreshToken);
    house.side.advanceClock(14 * day);
    const expired = await refresh(last.refreshToken);
    expect([expired.status, expired.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_expired']);
  });

  test('end 30 days after the sign-in, however often they are refreshed', async () => {
    let { body } = await signIn();
    for (let days = 0; days < 25; days += 5) {
      house.side.advanceClock(5 * day);
      ({ body } = await refresh(body.refreshToken));
    }
    house.side.advanceClock(5 * day - 60 * second);
    const last = await refresh(body.refreshToken);
    expect(last.status).toBe(200);
    house.side.advanceClock(60 * second);
    const over = await refresh(last.body.refreshToken);
    expect([over.status, over.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_expired']);
  });

  test('that this service did not sign are refused, even for an existing family', async () => {
    const { body } = await signIn();
    const [family = ''] = body.refreshToken.split('.');
    const forged = writeRefreshToken(new Uint8Array(32), { family, generation: 1 });
    for (const text of ['x', forged, body.refreshToken.replace('.1.', '.2.')]) {
      const { status, body: answer } = await refresh(text);
      expect([status, answer.errorCode]).toStrictEqual([401, 'auth.refresh_token_invalid']);
    }
    expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  test('end with a change of the password', async () => {
    const { body } = await signIn();
    await setPassword(house.side.deps, { kind: 'staff', id: house.staffId }, password);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await signIn()).status).toBe(200);
  });
});

describe('access tokens', () => {
  test('have different errors if missing, forged or expired', async () => {
    const none = await permissions();
    expect([none.status, none.body.errorCode]).toStrictEqual([401, 'auth.token_missing']);
    const { body } = await signIn();
    const [head, payload] = body.accessToken.split('.');
    const forged = await permissions(`Bearer ${head}.${payload}.AAAA`);
    expect([forged.status, forged.body.errorCode]).toStrictEqual([401, 'auth.token_invalid']);
    expect((await permissions(`Bearer ${head}.${payload}`)).body.errorCode).toBe('auth.token_invalid');
    const good = `Bearer ${body.accessToken}`;
    expect((await permissions(good)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1801 * second });
    try {
      const expired = await permissions(good);
      expect([expired.status, expired.body.errorCode]).toStrictEqual([403, 'auth.token_expired']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('give the permissions of the transition tables', async () => {
    const { body: asStaff } = await signIn();
    const { body } = await permissions(`Bearer ${asStaff.accessToken}`);
    expect(body.scope).toBe('staff');
    expect(body.permissions).toEqual(
      expect.arrayContaining([
        'stock_item.check',
        'tryset_item.force_purchase',
        'category.register',
        'user.read',
      ]),
    );
    expect(body.permissions).not.toContain('stock_item.lend');
    const { body: asAdmin } = await signIn('brand_admin', 'acme');
    const { body: own } = await permissions(`Bearer ${asAdmin.accessToken}`);
    expect(own.permissions).toEqual(
      expect.arrayContaining(['tryset_item.accept', 'product.register', 'style.read']),
    );
    for (const forbidden of ['user.read', 'stock_item.check', 'style.register', 'brand.register']) {
      expect(own.permissions).not.toContain(forbidden);
    }
  });
});

describe('accounts', () => {
  test('have unique usernames and email addresses', async () => {
    const check = async (url: string) => (await house.side.app.inject({ method: 'GET', url })).json();
    expect(await check('/v1/auth/check-username?username=KIM')).toStrictEqual({ isAvailable: false });
    expect(await check('/v1/auth/check-username?username=free')).toStrictEqual({ isAvailable: true });
    expect(await check('/v1/auth/check-email?email=lee%40ACME.kr')).toStrictEqual({ isAvailable: false });
    expect(await check('/v1/auth/check-email?email=free%40acme.kr')).toStrictEqual({ isAvailable: true });
    expect(await check('/v1/auth/check-email')).toMatchObject({ errorCode: 'request.parameter_missing' });
    await expect(addStaff(house.side.deps, { username: 'kiM', password })).rejects.toMatchObject({
      errorCode: 'claim.username_taken',
    });
    expect((await signIn()).status).toBe(200);
  });

  test('follow the rules of usernames and passwords', async () => {
    await expect(addStaff(house.side.deps, { username: 'a@b.kr', password })).rejects.toMatchObject({
      errorCode: 'auth.username_invalid',
    });
    await expect(addStaff(house.side.deps, { username: 'short', password: '1234567' })).rejects.toMatchObject(
      {
        errorCode: 'auth.password_invalid',
      },
    );
  });

  test('keep names and addresses out of events', async () => {
    const { client } = house.side.deps.streams;
    const texts: string[] = [];
    for (const stream of [`staff-${house.staffId}`, `brand_admin-${house.adminId}`]) {
      for await (const { event } of client.readStream(stream))
        texts.push(JSON.stringify(event?.data), JSON.stringify(event?.metadata));
    }
    expect(texts).toHaveLength(4);
    expect(texts.join()).not.toMatch(/스태프|acme\.kr|tryset-demo/i);
  });
});
