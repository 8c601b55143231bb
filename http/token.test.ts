import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { unavailable } from './errors.ts';
import type { Revocations } from './revocations.ts';
import { as, brandAdmin, staff, testTokens } from './test-app.ts';
import { accessSeconds, accessTokens } from './token.ts';

const other = accessTokens({ key: 'another key of thirty-two bytes or more' });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refusal = (header: string | undefined) =>
  testTokens.verify(header).catch((error) => [error.statusCode, error.errorCode]);

describe('access tokens', () => {
  it.each([staff, brandAdmin, { label: 'user', id: 12, name: 'Park' } as const])(
    'name their caller again: $label',
    async (caller) => {
      const { authorization } = await as(caller);
      expect(await testTokens.verify(authorization)).toEqual(caller);
    },
  );

  it('carry the brand that the dashboard reads', async () => {
    const { token } = await testTokens.sign(brandAdmin);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({
      name: 'Lee',
      brand_admin: { id: 8, name: 'Lee', brand_id: 3 },
      brand: { name: 'Acme', name_ko: null },
    });
  });

  it('are missing, or not three parts, or not a bearer', async () => {
    expect(await refusal(undefined)).toEqual([401, 'auth.token_missing']);
    expect(await refusal('')).toEqual([401, 'auth.token_missing']);
    expect(await refusal('Bearer a.b')).toEqual([401, 'auth.token_invalid']);
    expect(await refusal('Bearer a.b.c.d')).toEqual([401, 'auth.token_invalid']);
    expect(await refusal('Basic abc')).toEqual([401, 'auth.token_invalid']);
    expect(await refusal('Bearer ...')).toEqual([401, 'auth.token_invalid']);
  });

  it('are refused when another key signed them, or none', async () => {
    const { token } = await other.sign(staff);
    expect(await refusal(`Bearer ${token}`)).toEqual([401, 'auth.token_invalid']);
    const [, payload] = (await testTokens.sign(staff)).token.split('.');
    const none = `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    expect(await refusal(`Bearer ${none}`)).toEqual([401, 'auth.token_invalid']);
  });

  it('are refused when a claim was changed', async () => {
    const [header, payload = '', signature] = (await testTokens.sign(brandAdmin)).token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    claims.brand_admin.brand_id = 4;
    expect(await refusal(`Bearer ${header}.${base64(claims)}.${signature}`)).toEqual([
      401,
      'auth.token_invalid',
    ]);
  });

  it('expire after an earlier verification, too', async () => {
    let at = Date.parse('2026-11-22T09:00:00Z');
    const tokens = accessTokens({ key: 'a key of thirty-two bytes or more', now: () => new Date(at) });
    const authorization = `Bearer ${(await tokens.sign(staff)).token}`;
    expect(await tokens.verify(authorization)).toEqual(staff);
    at += accessSeconds * 1000 - 1;
    expect(await tokens.verify(authorization)).toEqual(staff);
    at += 1;
    await expect(tokens.verify(authorization)).rejects.toMatchObject({ errorCode: 'auth.token_expired' });
  });

  it('answer 403 once expired, but 401 if they are also forged', async () => {
    const key = 'a key of thirty-two bytes or more, for tests';
    const early = (tokenKey: string) =>
      accessTokens({ key: tokenKey, now: () => new Date(Date.now() - (accessSeconds + 5) * 1000) });
    const ours = await early(key).sign(staff);
    const forged = await early('another key of thirty-two bytes or more').sign(staff);
    expect(await refusal(`Bearer ${ours.token}`)).toEqual([403, 'auth.token_expired']);
    expect(await refusal(`Bearer ${forged.token}`)).toEqual([401, 'auth.token_invalid']);
  });

  it('never pass as staff with an incomplete brand claim', async () => {
    const token = await new SignJWT({
      name: 'x',
      staff: { id: 1, name: 'x', roles: ['owner'] },
      brand_admin: { id: 1, name: 'x' },
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tryset')
      .setAudience('tryset-api')
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a key of thirty-two bytes or more, for tests'));
    expect(await refusal(`Bearer ${token}`)).toEqual([401, 'auth.token_invalid']);
  });

  /** Signs a token that is valid except for these claims. */
  const signedWith = (claims: object) => {
    const issued = Math.floor(Date.now() / 1000);
    const usual = { iss: 'tryset', aud: 'tryset-api', sub: 'staff-7', iat: issued, exp: issued + 60 };
    return new SignJWT({ staff: { id: 7, name: 'Kim', roles: ['owner'] }, name: 'Kim', ...usual, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a key of thirty-two bytes or more, for tests'));
  };

  it('are for these APIs', async () => {
    expect(await refusal(`Bearer ${await signedWith({})}`)).toEqual(staff);
    for (const aud of [undefined, 'tryset', 'another-api', ['another-api']]) {
      expect(await refusal(`Bearer ${await signedWith({ aud })}`)).toEqual([401, 'auth.token_invalid']);
    }
  });

  it('are good for half an hour, whatever they say of their end', async () => {
    const year = Math.floor(Date.now() / 1000) + 365 * 86_400;
    const old = Math.floor(Date.now() / 1000) - accessSeconds;
    expect(await refusal(`Bearer ${await signedWith({ exp: year })}`)).toEqual(staff);
    expect(await refusal(`Bearer ${await signedWith({ exp: year, iat: old })}`)).toEqual([
      403,
      'auth.token_expired',
    ]);
    expect(await refusal(`Bearer ${await signedWith({ exp: year, iat: undefined })}`)).toEqual([
      401,
      'auth.token_invalid',
    ]);
  });

  it('need a key that cannot be guessed', () => {
    expect(() => accessTokens({ key: 'short' })).toThrow('at least 32 bytes');
  });
});

describe('revocations', () => {
  const key = 'a key of thirty-two bytes or more, for tests';

  function revocable(requireTold: Revocations['requireTold'] = () => undefined) {
    const keys = new Set<string>();
    const heard = new Set<() => void>();
    const revocations: Revocations = {
      has: (each) => keys.has(each),
      requireTold,
      onRevoked(said) {
        heard.add(said);
        return () => heard.delete(said);
      },
    };
    const revoke = (each: string) => {
      keys.add(each);
      for (const said of heard) said();
    };
    return { tokens: accessTokens({ key, revocations }), revoke, heard };
  }

  it.each(['brand_admin-8', 'brand-3', 'sign_in-a'])('end tokens at once: %s', async (revoked) => {
    const { tokens, revoke } = revocable();
    const authorization = `Bearer ${(await tokens.sign(brandAdmin, 'a')).token}`;
    revoke('brand_admin-9');
    revoke('staff-8');
    revoke('sign_in-b');
    expect(await tokens.verify(authorization)).toEqual(brandAdmin);
    revoke(revoked);
    await expect(tokens.verify(authorization)).rejects.toMatchObject({
      statusCode: 401,
      errorCode: 'auth.token_ended',
    });
  });

  it('notify watchers of a token once', async () => {
    const { tokens, revoke, heard } = revocable();
    const authorization = `Bearer ${(await tokens.sign(staff, 'a')).token}`;
    let ends = 0;
    await tokens.onOver(authorization, () => ends++);
    const stop = await tokens.onOver(authorization, () => expect.unreachable());
    stop();
    revoke('sign_in-b');
    expect(ends).toBe(0);
    revoke('sign_in-a');
    revoke('staff-7');
    expect(ends).toBe(1);
    await tokens.onOver(authorization, () => ends++);
    expect([ends, heard.size]).toEqual([2, 0]);
  });

  it('refuse all tokens while the feed is unavailable', async () => {
    const { tokens } = revocable(() => {
      throw unavailable('the database');
    });
    const authorization = `Bearer ${(await tokens.sign(staff)).token}`;
    await expect(tokens.verify(authorization)).rejects.toMatchObject({ errorCode: 'service.unavailable' });
  });
});
