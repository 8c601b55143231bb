import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
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

  it('run out for whoever has verified them before, too', async () => {
    let at = Date.parse('2026-11-22T09:00:00Z');
    const tokens = accessTokens({ key: 'a key of thirty-two bytes or more', now: () => new Date(at) });
    const authorization = `Bearer ${(await tokens.sign(staff)).token}`;
    expect(await tokens.verify(authorization)).toEqual(staff);
    at += accessSeconds * 1000 - 1;
    expect(await tokens.verify(authorization)).toEqual(staff);
    at += 1;
    await expect(tokens.verify(authorization)).rejects.toMatchObject({ errorCode: 'auth.token_expired' });
  });

  it('answer 403 once they have run out, but 401 when they were forged besides', async () => {
    const key = 'a key of thirty-two bytes or more, for tests';
    const early = (tokenKey: string) =>
      accessTokens({ key: tokenKey, now: () => new Date(Date.now() - (accessSeconds + 5) * 1000) });
    const ours = await early(key).sign(staff);
    const forged = await early('another key of thirty-two bytes or more').sign(staff);
    expect(await refusal(`Bearer ${ours.token}`)).toEqual([403, 'auth.token_expired']);
    expect(await refusal(`Bearer ${forged.token}`)).toEqual([401, 'auth.token_invalid']);
  });

  it('never let half a brand claim pass for staff', async () => {
    const token = await new SignJWT({
      name: 'x',
      staff: { id: 1, name: 'x' },
      brand_admin: { id: 1, name: 'x' },
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tryset')
      .setSubject('x')
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a key of thirty-two bytes or more, for tests'));
    expect(await refusal(`Bearer ${token}`)).toEqual([401, 'auth.token_invalid']);
  });

  it('need a key that cannot be guessed', () => {
    expect(() => accessTokens({ key: 'short' })).toThrow('at least 32 bytes');
  });
});
