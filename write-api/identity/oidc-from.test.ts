import { expect, test } from 'vitest';
import { identityProviderFrom } from './oidc-from.ts';

const issuer = { OIDC_ISSUER: 'https://login.house.kr' };
const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

test('without OIDC settings there is no identity provider', () => {
  expect(identityProviderFrom({})).toBeNull();
  expect(identityProviderFrom({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' })).toBeNull();
});

test('tokens need an issuer and an audience; the dashboard’s sign-in needs a client', () => {
  expect(identityProviderFrom({ ...issuer, OIDC_AUDIENCE: 'tryset' })?.inBrowser).toBeNull();
  expect(identityProviderFrom({ ...issuer, ...client })?.inBrowser).not.toBeNull();
  expect(identityProviderFrom({ OIDC_ISSUER: 'http://localhost:9000', ...client })).not.toBeNull();
});

test.each([
  [{ OIDC_AUDIENCE: 'tryset' }, 'OIDC_ISSUER is not set'],
  [{ ...issuer }, 'OIDC_AUDIENCE'],
  [{ OIDC_ISSUER: 'login', OIDC_AUDIENCE: 'x' }, 'OIDC_ISSUER must look like'],
  [{ OIDC_ISSUER: 'http://login.house.kr', OIDC_AUDIENCE: 'x' }, 'OIDC_ISSUER must look like'],
  [{ OIDC_ISSUER: 'https://login.house.kr?x=1', OIDC_AUDIENCE: 'x' }, 'OIDC_ISSUER must look like'],
  [
    { ...issuer, OIDC_AUDIENCE: 'x', OIDC_JWKS_URL: 'http://login.house.kr/keys' },
    'OIDC_JWKS_URL must look like',
  ],
  [{ ...issuer, OIDC_CLIENT_ID: 'id' }, 'go together'],
  [{ ...issuer, OIDC_AUDIENCE: 'x', OIDC_CLIENT_SECRET: 'secret' }, 'go together'],
])('the environment %j stops the start', (env, message) => {
  expect(() => identityProviderFrom(env)).toThrow(message);
});
