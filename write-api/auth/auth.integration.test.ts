import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { initialBrand } from '#domain/brands/brand-state.ts';
import { eventually } from '#server/testing/eventually.ts';
import { addBrandAdmin } from '../brands/add-brand-admin.ts';
import { runCommand } from '../commands/run-command.ts';
import { systemContext } from '../masters/context.ts';
import { makeChange } from '../masters/run.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { addStaff } from '../users/add-staff.ts';
import { listStaff, removeStaff } from '../users/staff-accounts.ts';
import { accountWith, setPassword } from './credentials.ts';
import { startFamily } from './refresh-families.ts';
import { writeRefreshToken } from './refresh-tokens.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const password = 'tryset-demo';

let side: TestWriteSide;
let staffId: number;
let brandId: number;
let adminId: number;

beforeAll(async () => {
  side = await testWriteSide();
  const { deps } = side;
  staffId = (await addStaff(deps, { username: 'Kim', password, name: '김 스태프' })).id;
  brandId = await deps.ids.next('brand');
  const { status: _, brandId: __, pictures: ___, phones: ____, ...fields } = initialBrand;
  const { businessRegistration: _b, bankAccount: _c, outStockAddress: _d, ...plain } = fields;
  const register = { action: 'register', ...plain, brandId, name: 'Acme', nameKo: '아크메' } as const;
  await makeChange(
    deps,
    { decider: brand, id: brandId, commands: [register], name: 'register' },
    systemContext(deps.clock),
  );
  adminId = (await addBrandAdmin(deps, { brandId, username: 'acme', password, email: 'Lee@acme.kr' })).id;
});

afterAll(() => side.close());

async function authorize(payload: object) {
  const response = await side.app.inject({ method: 'POST', url: '/v1/auth/authorize', payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function permissions(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await side.app.inject({ method: 'GET', url: '/v1/auth/permissions', headers });
  return { status: response.statusCode, body: response.json() };
}

const signIn = (method = 'staff', username = 'kim') => authorize({ method, username, password });
const refresh = (refresh_token: string, method = 'refresh') => authorize({ method, refresh_token });

describe('signing in', () => {
  test('answers tokens, whatever the case of method and username', async () => {
    for (const method of ['staff', 'STAFF', 'password', 'TEST']) {
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
      const caller = await side.deps.tokens.verify(`Bearer ${body.accessToken}`);
      expect(caller).toStrictEqual({ label: 'staff', id: staffId, name: '김 스태프' });
    }
  });

  test('ties a brand admin to its brand', async () => {
    const { body } = await signIn('BRAND', 'acme');
    expect(body.scope).toBe('brand_admin');
    expect(await side.deps.tokens.verify(`Bearer ${body.accessToken}`)).toStrictEqual({
      label: 'brand_admin',
      id: adminId,
      name: 'acme',
      brandId,
      brand: { name: 'Acme', nameKo: '아크메' },
    });
  });

  test('answers the same for a wrong password, an unknown user and an account of another kind', async () => {
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

  test('names what is missing or wrong', async () => {
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
    const social = await authorize({ method: 'kakao', username: 'a', password: 'b' });
    expect([social.status, social.body.errorCode]).toStrictEqual([422, 'auth.method_unavailable']);
  });

  test('stops after ten failures for one username, and goes on after five minutes', async () => {
    const wrong = { method: 'staff', username: 'acme', password: 'wrong' };
    for (let n = 0; n < 10; n++) expect((await authorize(wrong)).status).toBe(401);
    const stopped = await authorize({ ...wrong, password });
    expect([stopped.status, stopped.body.errorCode]).toStrictEqual([429, 'request.too_many']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(200);
    side.advanceClock(301 * second);
    expect((await signIn('brand_admin', 'acme')).status).toBe(200);
  });
});

describe('the current password', () => {
  test('cannot be found by trying, as it could at the sign-in', async () => {
    const brandAdmin = { name: 'acme', brandId, brand: { name: 'Acme', nameKo: null } };
    const change = (current_password: string) =>
      side.call(
        { label: 'brand_admin', id: adminId, ...brandAdmin },
        'PATCH',
        `/v1/brands/${brandId}/admins/${adminId}/password`,
        { password: 'another-one', current_password },
      );
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => change(`guess ${n}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toStrictEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    expect((await change(password)).status).toBe(429);
    side.advanceClock(301 * second);
  });
});

describe('refresh tokens', () => {
  test('rotate, and say who it is from the streams of now', async () => {
    const { body } = await signIn();
    const { status, body: next } = await refresh(body.refreshToken, 'REFRESH');
    expect(status).toBe(200);
    expect(next.scope).toBe('staff');
    expect(next.refreshToken).not.toBe(body.refreshToken);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });

  test('two tabs at once get the same successor, and it is good', async () => {
    const { body } = await signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(body.refreshToken)));
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200, 200]);
    const successors = new Set(answers.map((answer) => answer.body.refreshToken));
    expect(successors.size).toBe(1);
    side.advanceClock(29 * second);
    expect((await refresh(body.refreshToken)).body.refreshToken).toBe([...successors][0]);
    expect((await refresh([...successors][0])).status).toBe(200);
  });

  test('used later than 30 seconds after its successor, a token ends the whole sign-in', async () => {
    const { body } = await signIn();
    const { body: next } = await refresh(body.refreshToken);
    side.advanceClock(31 * second);
    const reused = await refresh(body.refreshToken);
    expect([reused.status, reused.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_reused']);
    const ended = await refresh(next.refreshToken);
    expect([ended.status, ended.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_ended']);
  });

  test('two before the newest is reuse at once', async () => {
    const { body: first } = await signIn();
    const { body: next } = await refresh(first.refreshToken);
    await refresh(next.refreshToken);
    expect((await refresh(first.refreshToken)).body.errorCode).toBe('auth.refresh_token_reused');
  });

  test('are good for 14 days from the last rotation', async () => {
    const { body } = await signIn();
    side.advanceClock(13 * day);
    const { body: next } = await refresh(body.refreshToken);
    side.advanceClock(13 * day);
    const { body: last } = await refresh(next.refreshToken);
    side.advanceClock(14 * day);
    const expired = await refresh(last.refreshToken);
    expect([expired.status, expired.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_expired']);
  });

  test('end 30 days after the sign-in, however often they are refreshed', async () => {
    let { body } = await signIn();
    for (let days = 0; days < 25; days += 5) {
      side.advanceClock(5 * day);
      ({ body } = await refresh(body.refreshToken));
    }
    side.advanceClock(5 * day - second);
    const last = await refresh(body.refreshToken);
    expect(last.status).toBe(200);
    side.advanceClock(second);
    const over = await refresh(last.body.refreshToken);
    expect([over.status, over.body.errorCode]).toStrictEqual([401, 'auth.refresh_token_expired']);
  });

  test('that were not made here are refused, also for a family that exists', async () => {
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
    await setPassword(side.deps, { kind: 'staff', id: staffId }, password);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await signIn()).status).toBe(200);
  });
});

/** What a call with this token is answered, once that is not what it was answered before. */
async function ended(accessToken: string) {
  const { status, body } = await eventually(
    () => permissions(`Bearer ${accessToken}`),
    (answer) => answer.status !== 200,
  );
  return [status, body.errorCode];
}
const over = [401, 'auth.token_ended'];

describe('a sign-in', () => {
  const signOut = async (refresh_token: string) => {
    const options = { method: 'POST', url: '/v1/auth/sign-out', payload: { refresh_token } } as const;
    const response = await side.app.inject(options);
    return [response.statusCode, response.json().errorCode ?? response.json()];
  };

  test('is over when its person signs out, with its tokens and no others, and as often as they do', async () => {
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

  test('ends with the password that it began with, access tokens too; a new one is good', async () => {
    const { body } = await signIn();
    await setPassword(side.deps, { kind: 'staff', id: staffId }, password);
    expect(await ended(body.accessToken)).toStrictEqual(over);
    const { body: now } = await signIn();
    expect((await permissions(`Bearer ${now.accessToken}`)).status).toBe(200);
  });

  test('does not begin with a password that was changed while it was looked at', async () => {
    const account = { kind: 'staff', id: staffId } as const;
    const proven = await accountWith(side.deps, ['staff'], 'kim', password);
    await setPassword(side.deps, account, password);
    expect(proven && (await startFamily(side.deps, proven))).toBeNull();
  });

  test('ends where an old refresh token comes again', async () => {
    const { body } = await signIn();
    await refresh(body.refreshToken);
    side.advanceClock(31 * second);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_reused');
    expect(await ended(body.accessToken)).toStrictEqual(over);
  });
});

describe('one’s own password', () => {
  const change = async (accessToken: string, payload: object) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const options = { method: 'POST', url: '/v1/auth/password', headers, payload } as const;
    const response = await side.app.inject(options);
    return { status: response.statusCode, body: response.json() };
  };
  const typesOf = async (stream: string) => {
    const types: string[] = [];
    for await (const { event } of side.deps.streams.client.readStream(stream)) types.push(event?.type ?? '');
    return types;
  };

  test('is changed with the current one: every sign-in ends, and the answer begins a new one', async () => {
    await addBrandAdmin(side.deps, { brandId, username: 'own', password });
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
    const { id } = await side.deps.tokens.verify(`Bearer ${body.accessToken}`);
    expect(await typesOf(`brand_admin-${id}`)).toStrictEqual([
      'BrandAdminAdded',
      'BrandAdminPasswordChanged',
    ]);
  });

  test('cannot be found by trying with a token', async () => {
    await addStaff(side.deps, { username: 'tried', password });
    const { body } = await signIn('staff', 'tried');
    const guess = (n: number) => change(body.accessToken, { current_password: `guess ${n}`, password });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
    expect(answers.map(({ status }) => status).sort()).toStrictEqual([...Array(10).fill(422), 429, 429]);
    const { id } = await side.deps.tokens.verify(`Bearer ${body.accessToken}`);
    expect(await typesOf(`staff-${id}`)).toStrictEqual(['StaffAdded']);
    side.advanceClock(301 * second);
  });
});

describe('whoever is removed', () => {
  const admin = async (username: string, of: number) =>
    (await addBrandAdmin(side.deps, { brandId: of, username, password })).id;
  const aStaff = () => ({ label: 'staff', id: staffId, name: 'Kim' }) as const;

  test('is out at once: an admin, and all of a brand that is removed', async () => {
    const created = await side.call(aStaff(), 'POST', '/v1/brands', { name: 'Bolt' });
    const { id } = created.body;
    const [first] = [await admin('bolt-1', id), await admin('bolt-2', id)];
    const [{ body: one }, { body: two }] = [
      await signIn('brand_admin', 'bolt-1'),
      await signIn('brand_admin', 'bolt-2'),
    ];
    expect((await side.call(aStaff(), 'DELETE', `/v1/brands/${id}/admins/${first}`)).status).toBe(200);
    expect(await ended(one.accessToken)).toStrictEqual(over);
    expect((await permissions(`Bearer ${two.accessToken}`)).status).toBe(200);
    expect((await side.call(aStaff(), 'DELETE', `/v1/brands/${id}`)).status).toBe(200);
    expect(await ended(two.accessToken)).toStrictEqual(over);
    for (const { refreshToken } of [one, two]) expect((await refresh(refreshToken)).status).toBe(401);
    expect((await signIn('brand_admin', 'bolt-2')).status).toBe(401);
  });

  test('is out at once: staff, whose name is free again', async () => {
    await addStaff(side.deps, { username: 'Lim', password, name: '임 스태프' });
    const { body } = await signIn('staff', 'lim');
    await removeStaff(side.deps, 'LIM');
    expect(await ended(body.accessToken)).toStrictEqual(over);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
    expect((await signIn('staff', 'lim')).status).toBe(401);
    await expect(removeStaff(side.deps, 'lim')).rejects.toMatchObject({ errorCode: 'staff.not_found' });
    const { id } = await addStaff(side.deps, { username: 'lim', password });
    expect((await signIn('staff', 'lim')).status).toBe(200);
    expect(await listStaff(side.deps)).toContainEqual({ id, username: 'lim', name: null });
  });

  test('is out too where the request was cut off once it was recorded', async () => {
    const { deps } = side;
    const id = await admin('bolt-3', brandId);
    const { body } = await signIn('brand_admin', 'bolt-3');
    const removal = { decider: brandAdmin, id, name: 'remove', command: { action: 'remove' } } as const;
    expect((await runCommand(deps.streams, removal, systemContext(deps.clock))).ok).toBe(true);
    expect(await ended(body.accessToken)).toStrictEqual(over);
    expect((await refresh(body.refreshToken)).body.errorCode).toBe('auth.refresh_token_ended');
  });
});

describe('access tokens', () => {
  test('none, a forged one and one that has expired are told apart', async () => {
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

  test('permissions follow from the tables', async () => {
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
  test('usernames and e-mail addresses are taken once', async () => {
    const check = async (url: string) => (await side.app.inject({ method: 'GET', url })).json();
    expect(await check('/v1/auth/check-username?username=KIM')).toStrictEqual({ isAvailable: false });
    expect(await check('/v1/auth/check-username?username=free')).toStrictEqual({ isAvailable: true });
    expect(await check('/v1/auth/check-email?email=lee%40ACME.kr')).toStrictEqual({ isAvailable: false });
    expect(await check('/v1/auth/check-email?email=free%40acme.kr')).toStrictEqual({ isAvailable: true });
    expect(await check('/v1/auth/check-email')).toMatchObject({ errorCode: 'request.parameter_missing' });
    await expect(addStaff(side.deps, { username: 'kiM', password })).rejects.toMatchObject({
      errorCode: 'claim.username_taken',
    });
    expect((await signIn()).status).toBe(200);
  });

  test('keep to the rules', async () => {
    await expect(addStaff(side.deps, { username: 'a@b.kr', password })).rejects.toMatchObject({
      errorCode: 'auth.username_invalid',
    });
    await expect(addStaff(side.deps, { username: 'short', password: '1234567' })).rejects.toMatchObject({
      errorCode: 'auth.password_invalid',
    });
  });

  test('names and addresses stand in no event', async () => {
    const { client } = side.deps.streams;
    const texts: string[] = [];
    for (const stream of [`staff-${staffId}`, `brand_admin-${adminId}`]) {
      for await (const { event } of client.readStream(stream))
        texts.push(JSON.stringify(event?.data), JSON.stringify(event?.metadata));
    }
    expect(texts).toHaveLength(4);
    expect(texts.join()).not.toMatch(/스태프|acme\.kr|tryset-demo/i);
  });
});
