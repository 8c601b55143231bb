import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expiryFrom, storageKeys } from '#dashboard/kit/session/stored-session.ts';
import type { Caller } from '#http/caller.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { facebookApp, type Known, kakaoApp, providersKnowing } from '#write-api/social/testing/providers.ts';
import { standIn } from '#write-api/testing/stand-in.ts';
import { house } from '../kit/house.ts';

/** Tests a member's linked social accounts on the staff page. */
export function linkedAccounts(): void {
  let there: Awaited<ReturnType<typeof standIn>>;
  let server: TestServer;
  const known: Known = { codes: new Map(), tokens: new Map() };
  beforeAll(async () => {
    there = await standIn(providersKnowing(known));
    vi.stubEnv('KAKAO_AUTH_URL', there.url);
    vi.stubEnv('KAKAO_API_URL', there.url);
    vi.stubEnv('KAKAO_APP_ID', kakaoApp.appId);
    vi.stubEnv('KAKAO_REST_API_KEY', kakaoApp.restApiKey);
    vi.stubEnv('KAKAO_CLIENT_SECRET', kakaoApp.clientSecret);
    vi.stubEnv('KAKAO_REDIRECT_URI', kakaoApp.redirectUri);
    vi.stubEnv('FACEBOOK_URL', `${there.url}/v23.0`);
    vi.stubEnv('FACEBOOK_APP_ID', facebookApp.appId);
    vi.stubEnv('FACEBOOK_APP_SECRET', facebookApp.appSecret);
    vi.stubEnv('FACEBOOK_REDIRECT_URI', facebookApp.redirectUri);
    server = await testServer().finally(() => vi.unstubAllEnvs());
  });
  afterAll(async () => {
    await server.close();
    await there.close();
  });

  async function call(as: Caller, method: string, path: string, body?: object) {
    const authorization = await server.authorization(as);
    const answer = await fetch(server.url + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  }

  test('are listed on the member’s page, and disappear when the member unlinks them', async () => {
    const { id } = await call(staff, 'POST', '/v1/users', { username: 'minji' });
    const member: Caller = { label: 'user', id, name: 'minji' };
    known.codes.set('a-code', { id: '4242', app: kakaoApp.appId });
    await call(member, 'POST', '/v1/users/self/social', { provider: 'kakao', code: 'a-code' });
    const context = await house().browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const page = await context.newPage();
      const stored = {
        [storageKeys.accessToken]: (await server.authorization(staff)).replace('Bearer ', ''),
        [storageKeys.scope]: 'staff',
        [storageKeys.expiry]: String(expiryFrom(Date.now(), 1_800)),
        'tryset.preferences': JSON.stringify({ state: { language: 'en' }, version: 0 }),
      };
      await page.addInitScript((all) => {
        for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
      }, stored);
      await page.goto(`${server.url}/curators/${id}?tab=profile`);
      await page.getByText(en.member.fields.linkedAccounts, { exact: true }).waitFor();
      const kakao = page.getByText(en.member.social.kakao, { exact: true });
      await kakao.waitFor();
      // The member needs two linked accounts, since the last sign-in method cannot be unlinked. The page updates
      // live.
      known.tokens.set('a-token', { id: '4243', app: facebookApp.appId });
      await call(member, 'POST', '/v1/users/self/social', { provider: 'facebook', token: 'a-token' });
      const both = `${en.member.social.kakao}, ${en.member.social.facebook}`;
      await page.getByText(both, { exact: true }).waitFor();
      await call(member, 'DELETE', '/v1/users/self/social/kakao');
      await page.getByText(en.member.social.facebook, { exact: true }).waitFor();
    } finally {
      await context.close();
    }
  });
}
