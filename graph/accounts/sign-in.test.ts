import { expect, test } from 'vitest';
import { graphApp } from '../testing/graph-app.ts';

const tokens = { accessToken: 'a.b.c', refreshToken: 'r' };
const query =
  'mutation($token: String!) { signIn(token: $token, type: Staff) { accessToken v1AccessToken } }';
const jwtOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test.each([
  ['an identity provider’s token', jwtOf({ iss: 'https://id.example.com' }), 'oidc', 'token'],
  ['a token without an issuer', jwtOf({ sub: '1' }), 'refresh', 'refresh_token'],
  ['a refresh token', 'opaque-text', 'refresh', 'refresh_token'],
  ['three parts that are no JWT', 'a.b.c', 'refresh', 'refresh_token'],
])('signs in by %s, without an access token', async (_name, token, method, field) => {
  const { ask, calls } = await graphApp(() => ({ body: tokens }));
  const { status, body } = await ask({ query, variables: { token } }, {});
  expect([status, body.data]).toEqual([200, { signIn: { accessToken: 'a.b.c', v1AccessToken: 'a.b.c' } }]);
  expect(calls).toMatchObject([
    { method: 'POST', url: '/v1/auth/authorize', body: { method, [field]: token } },
  ]);
});

test('answers a refused sign-in as REST does', async () => {
  const body = { errorCode: 'auth.refresh_invalid', message: 'sign in again', detailCode: null, detail: {} };
  const { ask } = await graphApp(() => ({ status: 401, body }));
  const answer = await ask({ query, variables: { token: 'old' } }, {});
  expect([answer.status, answer.body.data]).toEqual([200, { signIn: null }]);
  expect(answer.body.errors[0]).toMatchObject({
    message: 'sign in again',
    extensions: { errorCode: 'auth.refresh_invalid', status: 401 },
  });
});
