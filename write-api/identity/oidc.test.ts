import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flowParts } from './flow.ts';
import { type OidcOptions, oidcProvider } from './oidc.ts';
import { IdentityRefusal, ProviderAway } from './provider.ts';
import { client, type ProviderStandIn, providerStandIn } from './testing/provider-stand-in.ts';

const mina = { sub: 'u-1', email: 'mina@house.kr', email_verified: true };
const returnTo = 'http://localhost:8080/login/organization';
let there: ProviderStandIn;
beforeAll(async () => {
  there = await providerStandIn();
});
afterAll(() => there.close());
beforeEach(() => there.fail({}));

const provider = (more: Partial<OidcOptions> = {}) =>
  oidcProvider({
    issuer: there.issuer,
    audience: client.id,
    keys: null,
    client: null,
    cooldownMs: 0,
    patienceMs: 30_000,
    ...more,
  });
const prove = async (token: string | Promise<string>, of = provider()) => of.prove(await token, new Date());
const seconds = () => Math.floor(Date.now() / 1000);

/** Returns the kind of refusal of a token, or `taken` if it is accepted. */
async function refusal(token: string | Promise<string>, of = provider()): Promise<string> {
  const error = await prove(token, of).then(
    () => 'taken',
    (thrown: unknown) => thrown,
  );
  if (error instanceof IdentityRefusal) return error.kind;
  return error instanceof ProviderAway ? 'away' : String(error);
}

describe('a token of the provider', () => {
  test('tells who somebody is', async () => {
    const proven = await prove(there.token({ ...mina, nonce: 'n', amr: ['pwd', 'mfa'] }));
    expect(proven).toMatchObject({
      issuer: there.issuer,
      subject: 'u-1',
      email: 'mina@house.kr',
      nonce: 'n',
      isMultiFactor: true,
    });
    const plain = await prove(there.token({ sub: 'u-2', amr: ['pwd'] }));
    expect(plain).toMatchObject({ email: null, nonce: null, isMultiFactor: false });
  });

  test.each([
    ['false', { email_verified: false }],
    ['no email_verified', { email_verified: undefined }],
    ['a text', { email_verified: 'true' }],
    ['look-alike letters', { email: 'ｍina@house.kr' }],
  ])('has no address if email_verified or email is %s', async (_, claims) => {
    expect((await prove(there.token({ ...mina, ...claims }))).email).toBeNull();
  });

  test.each([
    ['for another audience', { aud: 'another-app' }],
    ['for several audiences, without azp', { aud: [client.id, 'another-app'] }],
    [
      'for several audiences, issued to another client',
      { aud: [client.id, 'another-app'], azp: 'another-app' },
    ],
    ['for us, issued to another client', { azp: 'another-app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without an audience', { aud: undefined }],
    ['without a user', { sub: undefined }],
    ['with an empty user', { sub: '' }],
    ['without an expiry', { exp: undefined }],
    ['without an issue time', { iat: undefined }],
    ['that is not valid yet', { nbf: seconds() + 120 }],
    ['of tomorrow', { iat: seconds() + 86_400, exp: seconds() + 90_000 }],
  ])('is refused: %s', async (_, claims) => {
    expect(await refusal(there.token({ ...mina, ...claims }))).toBe('invalid');
  });

  test('is accepted with several audiences if it was issued to us', async () => {
    const both = { aud: [client.id, 'another-app'], azp: client.id };
    expect(await refusal(there.token({ ...mina, ...both }))).toBe('taken');
  });

  test('is too old after its expiry, and ten minutes after it was issued', async () => {
    expect(await refusal(there.token({ ...mina, iat: seconds() - 400, exp: seconds() - 60 }))).toBe(
      'expired',
    );
    expect(await refusal(there.token({ ...mina, iat: seconds() - 700, exp: seconds() + 3_600 }))).toBe(
      'expired',
    );
    // The token expired ten seconds ago, which the tolerance for clocks allows.
    expect(await refusal(there.token({ ...mina, iat: seconds() - 310, exp: seconds() - 10 }))).toBe('taken');
  });

  test('is remembered no longer than it is valid', async () => {
    const until = seconds() + 630;
    const proven = await prove(there.token({ ...mina, exp: seconds() + 10 ** 9 }));
    expect(Math.abs(proven.until.getTime() / 1000 - until)).toBeLessThan(5);
  });
});

describe('a signature', () => {
  const claims = () => ({ iss: there.issuer, aud: client.id, iat: seconds(), exp: seconds() + 300, ...mina });

  test('by an unknown key is refused', async () => {
    expect(await refusal(new UnsecuredJWT(claims()).encode())).toBe('invalid');
    const [head, payload] = (await there.token(mina)).split('.');
    expect(await refusal(`${head}.${payload}.`)).toBe('invalid');
  });

  test('made with the public key as a shared secret is refused', async () => {
    const jwk = there.publicJwk();
    for (const secret of [JSON.stringify(jwk), String(jwk.n)]) {
      const forged = new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: String(jwk.kid) })
        .sign(new TextEncoder().encode(secret));
      expect(await refusal(forged)).toBe('invalid');
    }
  });

  test('by another key with a known key id, or by an embedded key, is refused', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...there.publicJwk(), n: (await crypto.subtle.exportKey('jwk', publicKey)).n };
    const { kid = '' } = there.publicJwk();
    for (const header of [{ kid }, { kid, jwk }, { jwk }]) {
      const forged = new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey);
      expect(await refusal(forged)).toBe('invalid');
    }
  });

  test('of another token is refused', async () => {
    const [head, , signature] = (await there.token(mina)).split('.');
    const other = Buffer.from(JSON.stringify({ ...claims(), sub: 'u-9' })).toString('base64url');
    expect(await refusal(`${head}.${other}.${signature}`)).toBe('invalid');
    expect(await refusal('x')).toBe('invalid');
  });
});

describe('keys that rotate', () => {
  test('are fetched once, and again for a token with an unknown key id', async () => {
    const own = provider();
    const before = there.asked('/keys');
    for (let n = 0; n < 3; n++) expect(await refusal(there.token(mina), own)).toBe('taken');
    expect(there.asked('/keys') - before).toBe(1);
    const old = await there.token(mina);
    await there.rotate();
    expect(await refusal(there.token(mina), own)).toBe('taken');
    expect(there.asked('/keys') - before).toBe(2);
    expect(await refusal(old, own)).toBe('invalid');
  });

  test('stay valid while the provider still lists them', async () => {
    const old = await there.token(mina);
    await there.rotate(true);
    const own = provider();
    expect(await refusal(old, own)).toBe('taken');
    expect(await refusal(there.token(mina), own)).toBe('taken');
  });

  test('that are unknown do not cause a fetch each time', async () => {
    const own = provider({ cooldownMs: 60_000 });
    expect(await refusal(there.token(mina), own)).toBe('taken');
    const before = there.asked('/keys');
    for (let n = 0; n < 20; n++) {
      expect(await refusal(there.token(mina, { kid: `garbage-${n}` }), own)).toBe('invalid');
    }
    expect(there.asked('/keys')).toBe(before);
  });

  test('are fetched once for many concurrent callers', async () => {
    const own = provider();
    const before = there.asked('/keys');
    const token = await there.token(mina);
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => refusal(token, own))))).toEqual(
      new Set(['taken']),
    );
    expect(there.asked('/keys') - before).toBe(1);
  });

  test('are fetched from the configured address, without the metadata', async () => {
    const before = there.asked('/.well-known/openid-configuration');
    expect(await refusal(there.token(mina), provider({ keys: `${there.issuer}/keys` }))).toBe('taken');
    expect(there.asked('/.well-known/openid-configuration')).toBe(before);
  });
});

describe('a provider that is away', () => {
  test.each([
    ['its metadata is an error', { description: { status: 500, body: {} } }],
    ['its metadata is not JSON', { description: { body: '<html>' } }],
    ['its metadata is late', { description: null }],
    [
      'its metadata redirects elsewhere',
      { description: { status: 302, headers: { location: '/' }, body: '' } },
    ],
    ['its keys are an error', { keys: { status: 503, body: {} } }],
    ['its keys are malformed', { keys: { body: { keys: 'none' } } }],
    ['its keys are not JSON', { keys: { body: '<html>' } }],
    ['its keys are late', { keys: null }],
  ])('blames no token: %s', async (_, faults) => {
    there.fail(faults);
    const isLate = Object.values(faults).includes(null);
    const own = provider(isLate ? { patienceMs: 2_000 } : {});
    expect(await refusal(there.token(mina), own)).toBe('away');
    there.fail({});
    expect(await refusal(there.token(mina), own)).toBe('taken');
  });

  test.each([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['keys over plain http', { jwks_uri: 'http://login.example/keys' }],
    ['no keys', { jwks_uri: undefined }],
  ])('is reported for metadata with %s', async (_, more) => {
    const { issuer } = there;
    const plain = {
      issuer,
      jwks_uri: `${issuer}/keys`,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
    };
    there.fail({ description: { body: { ...plain, ...more } } });
    expect(await refusal(there.token(mina))).toBe('away');
  });

  test('is reported if nobody listens', async () => {
    expect(await refusal(there.token(mina), provider({ issuer: 'http://127.0.0.1:1' }))).toBe('away');
    const noKeys = provider({ keys: 'http://127.0.0.1:1/keys' });
    expect(await refusal(there.token(mina), noKeys)).toBe('away');
  });
});

describe('a sign-in in a browser', () => {
  const own = (more = {}) => provider({ client: { ...client, returnTo }, ...more });
  const parts = flowParts(new Uint8Array(32), 'flow');

  /** Returns the code with which the browser returns from the provider. */
  async function codeFor(flow = parts): Promise<string> {
    const address = await own().inBrowser?.address(flow);
    const { headers } = await fetch(String(address), { redirect: 'manual' });
    const back = new URL(headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(returnTo);
    expect(back.searchParams.get('state')).toBe(flow.state);
    return back.searchParams.get('code') ?? '';
  }
  const exchange = async (code: string, verifier = parts.verifier, by = own()) =>
    by.inBrowser?.exchange(code, verifier).catch((error: unknown) => error);

  test('ends with a token for us that carries the nonce it began with', async () => {
    there.isThere(mina);
    const token = await exchange(await codeFor());
    expect(await prove(String(token), own())).toMatchObject({ subject: 'u-1', nonce: parts.nonce });
  });

  test('fails for a used code, and without the verifier it began with', async () => {
    const code = await codeFor();
    await exchange(code);
    expect(await exchange(code)).toMatchObject({ name: 'IdentityRefusal', kind: 'over' });
    const stolen = await codeFor();
    const other = flowParts(new Uint8Array(32), 'of another browser');
    expect(await exchange(stolen, other.verifier)).toMatchObject({ kind: 'over' });
  });

  test.each([
    ['refuses our secret', { status: 401, body: { error: 'invalid_client' } }],
    ['fails', { status: 500, body: '<html>' }],
    ['issues no identity token', { body: { access_token: 'x' } }],
    ['is late', null],
  ])('blames the provider, not the user, if it %s', async (_, token) => {
    const code = await codeFor();
    there.fail({ token });
    const by = own(token === null ? { patienceMs: 300 } : {});
    expect(await exchange(code, parts.verifier, by)).toBeInstanceOf(ProviderAway);
  });

  test('is not available without a client', () => {
    expect(provider().inBrowser).toBeNull();
  });
});
