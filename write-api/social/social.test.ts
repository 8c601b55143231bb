import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderAway } from '../identity/provider.ts';
import { type Answering, standIn } from '../testing/stand-in.ts';
import { facebookAccounts } from './facebook.ts';
import { kakaoAccounts } from './kakao.ts';
import { localAccounts } from './local.ts';
import { type AccountOf, type SocialProof, SocialRefusal } from './social.ts';
import { socialFrom } from './social-from.ts';
import { facebookApp, type Known, kakaoApp, providersKnowing } from './testing/providers.ts';

let there: Awaited<ReturnType<typeof standIn>>;
const known: Known = { codes: new Map(), tokens: new Map() };
beforeAll(async () => {
  there = await standIn(providersKnowing(known));
});
afterAll(() => there.close());
beforeEach(() => {
  there.answer(providersKnowing(known));
  for (const [app, prefix] of [
    [kakaoApp.appId, 'k'],
    [facebookApp.appId, 'f'],
  ] as const) {
    known.codes.set(`${prefix}-code`, { id: '777', app });
    known.codes.set(`${prefix}-foreign`, { id: '777', app: '1' });
    known.tokens.set(`${prefix}-token`, { id: '777', app });
    known.tokens.set(`${prefix}-foreign`, { id: '777', app: '1' });
  }
});

const patienceMs = 300;
const kakao: AccountOf = (proof) =>
  kakaoAccounts({ ...kakaoApp, authUrl: there.url, apiUrl: there.url, patienceMs })(proof);
const facebook: AccountOf = (proof) =>
  facebookAccounts({ ...facebookApp, url: `${there.url}/v23.0`, patienceMs })(proof);
/** Returns the account that a proof belongs to, or the kind of refusal. */
async function told(accountOf: AccountOf, proof: SocialProof): Promise<string> {
  try {
    return await accountOf(proof);
  } catch (error) {
    if (error instanceof SocialRefusal) return 'refused';
    return error instanceof ProviderAway ? 'away' : String(error);
  }
}

const faults: [string, Answering][] = [
  ['fails', () => ({ status: 500, body: '<html>' })],
  ['limits us', () => ({ status: 429, body: { error: { code: 4 }, code: -10 } })],
  ['answers something else', () => ({ body: { hello: 'there' } })],
  ['is silent', () => null],
  ['redirects elsewhere', () => ({ status: 302, headers: { location: '/elsewhere' }, body: '' })],
];

describe.each([
  ['kakao', kakao, 'k'],
  ['facebook', facebook, 'f'],
] as const)('%s', (_, accountOf, prefix) => {
  test('returns the account of a code or token', async () => {
    expect(await told(accountOf, { code: `${prefix}-code` })).toBe('777');
    expect(await told(accountOf, { token: `${prefix}-token` })).toBe('777');
  });

  test('accepts a code once', async () => {
    await told(accountOf, { code: `${prefix}-code` });
    expect(await told(accountOf, { code: `${prefix}-code` })).toBe('refused');
  });

  test('refuses a token issued to another app', async () => {
    expect(await told(accountOf, { token: `${prefix}-foreign` })).toBe('refused');
    expect(await told(accountOf, { code: `${prefix}-foreign` })).toBe('refused');
  });

  test('refuses an invalid code or token', async () => {
    expect(await told(accountOf, { token: 'nothing' })).toBe('refused');
    expect(await told(accountOf, { code: 'nothing' })).toBe('refused');
  });

  test.each(faults)('blames the provider, not the member, if it %s', async (_what, answering) => {
    there.answer(answering);
    expect(await told(accountOf, { code: `${prefix}-code` })).toBe('away');
    expect(await told(accountOf, { token: `${prefix}-token` })).toBe('away');
  });
});

test('a provider that refuses our own secret is at fault, not the member', async () => {
  const wrong = { ...kakaoApp, clientSecret: 'x', authUrl: there.url, apiUrl: there.url };
  expect(await told(kakaoAccounts(wrong), { code: 'k-code' })).toBe('away');
  const other = { ...facebookApp, appSecret: 'x', url: `${there.url}/v23.0` };
  expect(await told(facebookAccounts(other), { code: 'f-code' })).toBe('away');
  expect(await told(facebookAccounts(other), { token: 'f-token' })).toBe('away');
});

test('a provider that names two accounts is not trusted', async () => {
  const plain = providersKnowing(known);
  there.answer((url, request, body) =>
    url.pathname.endsWith('/me') ? { body: { id: '778' } } : plain(url, request, body),
  );
  expect(await told(facebook, { token: 'f-token' })).toBe('away');
  there.answer((url, request, body) =>
    url.pathname.endsWith('/me') ? { body: { id: 778 } } : plain(url, request, body),
  );
  expect(await told(kakao, { token: 'k-token' })).toBe('away');
});

test('a simulated provider says that it is one', async () => {
  expect(await localAccounts({ token: 'local:mina' })).toBe('local:mina');
  await expect(localAccounts({ code: 'k-code' })).rejects.toThrow('only simulated here');
});

describe('the environment', () => {
  const kakaoEnv = {
    KAKAO_APP_ID: '1',
    KAKAO_REST_API_KEY: 'k',
    KAKAO_CLIENT_SECRET: 's',
    KAKAO_REDIRECT_URI: 'https://x.kr',
  };
  const facebookEnv = {
    FACEBOOK_APP_ID: '1',
    FACEBOOK_APP_SECRET: 's',
    FACEBOOK_REDIRECT_URI: 'https://x.kr',
  };

  test('sets up the named providers, and simulates one only on request', () => {
    expect(Object.keys(socialFrom({}, true))).toEqual([]);
    expect(Object.keys(socialFrom(kakaoEnv, false))).toEqual(['kakao']);
    expect(Object.keys(socialFrom({ ...kakaoEnv, ...facebookEnv, SOCIAL: 'providers' }, false))).toEqual([
      'kakao',
      'facebook',
    ]);
    expect(socialFrom({ SOCIAL: 'local' }, true).kakao).toBe(localAccounts);
  });

  test.each([
    [{ SOCIAL: 'local' }, 'SOCIAL=local'],
    [{ SOCIAL: 'naver' }, 'local or providers'],
    [{ KAKAO_APP_ID: '1' }, 'go together'],
    [{ ...kakaoEnv, KAKAO_APP_ID: 'x' }, 'KAKAO_APP_ID'],
    [{ ...kakaoEnv, KAKAO_API_URL: 'http://kapi.kakao.com' }, 'KAKAO_API_URL'],
    [{ FACEBOOK_APP_SECRET: 's' }, 'go together'],
    [{ ...facebookEnv, FACEBOOK_URL: 'graph' }, 'FACEBOOK_URL'],
  ])('%j stops the start', (env, message) => {
    expect(() => socialFrom(env, false)).toThrow(message);
  });
});
