import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMay, staffRoles } from '#domain/staff-role-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { RouteRule } from '#http/route-rules.ts';
import { accessTokens } from '#http/token.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { answerTo, forEach, harmless } from './requests.ts';
import { rightsPage } from './rights-page.ts';

const callers: readonly Caller[] = [
  staff,
  { label: 'brand_admin', id: 8, name: 'Lee', brandId: 3, brand: { name: 'Acme', nameKo: null } },
  { label: 'user', id: 12, name: 'Park' },
];

/** The many calls take long on a busy machine. */
const patience = 240_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const guarded = () => server.rules.filter(({ who }) => who !== 'public');

describe('every route, with every kind of caller', () => {
  it(
    'admits exactly the callers of its rule, before it validates the request',
    async () => {
      expect(guarded().length).toBeGreaterThan(300);
      const tokens = await Promise.all(callers.map((caller) => server.authorization(caller)));
      await forEach(guarded(), async (rule) => {
        for (const [index, caller] of callers.entries()) {
          const [path, init] = harmless(rule, { authorization: tokens[index] ?? '' });
          const { status, errorCode, detail } = await answerTo(server.url + path, init);
          const call = `${caller.label} ${rule.method} ${rule.path}: ${status} ${errorCode}`;
          if (rule.who.includes(caller.label)) {
            expect(status, call).toBeLessThan(500);
            expect(status, call).not.toBe(401);
            expect(errorCode ?? '', call).not.toMatch(/^auth\./);
          } else {
            expect(status, call).toBe(403);
            if (rule.method !== 'HEAD')
              expect([errorCode, detail], call).toEqual(['auth.forbidden', { who: rule.who }]);
          }
        }
      });
    },
    patience,
  );

  it(
    'admits staff by role, with each role alone and none, and names the missing role',
    async () => {
      const forStaff = guarded().filter(({ who, method }) => who.includes('staff') && method !== 'HEAD');
      const sets = [...staffRoles.map((role) => [role]), []];
      const callers = sets.map((roles) => ({ ...staff, roles }) as Caller);
      const tokens = await Promise.all(callers.map((caller) => server.authorization(caller)));
      await forEach(forStaff, async (rule) => {
        for (const [index, roles] of sets.entries()) {
          const [path, init] = harmless(rule, { authorization: tokens[index] ?? '' });
          const { status, errorCode, detail } = await answerTo(server.url + path, init);
          const call = `${roles} ${rule.method} ${rule.path}: ${status} ${errorCode}`;
          if (staffMay(roles, rule.staff)) expect(errorCode ?? '', call).not.toMatch(/^auth\./);
          else
            expect([status, errorCode, detail], call).toEqual([
              403,
              'auth.role_missing',
              { role: rule.staff, roles },
            ]);
        }
      });
    },
    patience,
  );

  it(
    'answers 401 without a sign-in, except on public routes',
    async () => {
      await forEach(server.rules, async (rule) => {
        const [path, init] = harmless(rule);
        const { status, headers } = await answerTo(server.url + path, init);
        const call = `${rule.method} ${rule.path}: ${status}`;
        expect(status === 401 && headers.get('www-authenticate') === 'Bearer', call).toBe(
          rule.who !== 'public',
        );
      });
    },
    patience,
  );

  it('is listed in docs/rights.md (if the rule is right, update the page with -u)', async () => {
    await expect(rightsPage(server.rules)).toMatchFileSnapshot('../../docs/rights.md');
  });
});

describe('every route, with a bad token', () => {
  const hour = 3_600_000;
  const claims = { name: 'Kim', staff: { id: 1, name: 'Kim', roles: ['owner'] } };
  const key = () => Buffer.from(server.secrets.JWT_SECRET);
  const expires = () => Math.floor(Date.now() / 1000) + 1800;
  const signed = (alg: string, more: object = {}) =>
    new SignJWT({
      iss: 'tryset',
      aud: 'tryset-api',
      sub: 'staff-1',
      iat: expires() - 1800,
      exp: expires(),
      ...claims,
      ...more,
    })
      .setProtectedHeader({ alg })
      .sign(key());

  /**
   * A bad token: `authorization` is the header's value. If it is empty, the test sends the token in other places, which routes
   * ignore.
   */
  type BadToken = [name: string, authorization: string, answer: string];

  const goodToken = async () => (await server.authorization(staff)).slice('Bearer '.length);

  async function badTokens(): Promise<BadToken[]> {
    const bad = '401 auth.token_invalid';
    const good = await server.authorization(staff);
    const [head = '', body = '', signature = ''] = good.split('.');
    const ofBrand = { ...claims, brand_admin: { id: 1, name: 'Kim' } };
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const expired = accessTokens({ key: key(), now: () => new Date(Date.now() - hour) });
    const other = accessTokens({ key: 'another key of thirty-two bytes or more' });
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer('tryset')
      .setSubject('staff-1')
      .setExpirationTime('5m');
    return [
      ['has expired', `Bearer ${(await expired.sign(staff)).token}`, '403 auth.token_expired'],
      ['is of another key', `Bearer ${(await other.sign(staff)).token}`, bad],
      ['has alg none', `Bearer ${unsigned.encode()}`, bad],
      ['says alg none over a good signature', `Bearer ${base64({ alg: 'none' })}.${body}.${signature}`, bad],
      ['has no signature', `${head}.${body}.`, bad],
      ['has the signature of another', `${head}.${base64({ ...claims, exp: expires() })}.${signature}`, bad],
      ['is signed by another algorithm', `Bearer ${await signed('HS512')}`, bad],
      ['never expires', `Bearer ${await signed('HS256', { exp: undefined })}`, bad],
      ['does not say when it began', `Bearer ${await signed('HS256', { iat: undefined })}`, bad],
      ['is for another service', `Bearer ${await signed('HS256', { aud: 'other' })}`, bad],
      ['is for nobody', `Bearer ${await signed('HS256', { aud: undefined })}`, bad],
      ['is of another issuer', `Bearer ${await signed('HS256', { iss: 'other' })}`, bad],
      ['is not good yet', `Bearer ${await signed('HS256', { nbf: expires() })}`, bad],
      ['says no roles', `Bearer ${await signed('HS256', { staff: { id: 1, name: 'Kim' } })}`, bad],
      [
        'has a role that is none',
        `Bearer ${await signed('HS256', { staff: { id: 1, name: 'Kim', roles: ['king'] } })}`,
        bad,
      ],
      ['names nobody', `Bearer ${await signed('HS256', { staff: undefined })}`, bad],
      ['names an admin of no brand', `Bearer ${await signed('HS256', ofBrand)}`, bad],
      ['stands in a cookie or a query', '', '401 auth.token_missing'],
    ];
  }

  async function refuses(
    rule: RouteRule,
    [name, authorization, expected]: BadToken,
    good: string,
  ): Promise<void> {
    const isMissing = authorization === '';
    const [path, init] = harmless(rule, isMissing ? { cookie: `token=${good}` } : { authorization });
    const query = isMissing ? `?access_token=${good}&token=${good}` : '';
    const { status, errorCode } = await answerTo(server.url + path + query, init);
    const answer = rule.method === 'HEAD' ? `${status} ${expected.slice(4)}` : `${status} ${errorCode}`;
    expect(answer, `${rule.method} ${rule.path} with a token that ${name}`).toBe(expected);
  }

  it('refuses every kind of bad token', async () => {
    const [first] = guarded();
    const good = await goodToken();
    for (const token of await badTokens()) await refuses(first as RouteRule, token, good);
  });

  it('refuses a bad token on every route', { tags: 'thorough', timeout: patience }, async () => {
    const [expired, otherKey, none, ...others] = await badTokens();
    const good = await goodToken();
    const calls = guarded().filter(({ method }) => method !== 'HEAD');
    const routes = calls.map((rule, index) => ({ rule, other: others[index % others.length] }));
    await forEach(routes, async ({ rule, other }) => {
      for (const token of [expired, otherKey, none, other]) await refuses(rule, token as BadToken, good);
    });
  });
});
