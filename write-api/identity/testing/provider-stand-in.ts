import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Given, standIn } from '../../testing/stand-in.ts';

export const client = { id: 'tryset-back-office', secret: 'a secret: of+the client' };

/** Who signs in at the provider; whatever else the token says. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  [claim: string]: unknown;
}

/** What the provider answers at one of its addresses instead of what it should: null is no answer at all. */
export type Faults = Partial<Record<'description' | 'keys' | 'token', Given | null>>;

interface Key {
  kid: string;
  jwk: JWK;
  privateKey: CryptoKey;
}

async function newKey(): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A provider of identities with keys that rotate, as OpenID Connect Core and Discovery have it, saying what it is told to. */
export async function providerStandIn() {
  let key = await newKey();
  let known = [key];
  let faults: Faults = {};
  let person: Person = { sub: 'nobody' };
  /** What each code was given out for. */
  const codes = new Map<string, { challenge: string; nonce: string; returnTo: string; of: Person }>();

  const server = await standIn((url, request, body) => {
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return faults.description === undefined ? { body: description() } : faults.description;
      case '/keys':
        return faults.keys === undefined ? { body: { keys: known.map(({ jwk }) => jwk) } } : faults.keys;
      case '/authorize':
        return signedInAt(url.searchParams);
      case '/token':
        return faults.token === undefined
          ? tokenFor(request.headers.authorization, new URLSearchParams(body))
          : faults.token;
      default:
        return { status: 404, body: {} };
    }
  });
  const issuer = server.url;

  const description = () => ({
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
  });

  /** A provider where the person is signed in already: the browser is sent back at once. */
  function signedInAt(asked: URLSearchParams): Given {
    const { client_id, redirect_uri: returnTo = '', state = '', nonce = '' } = Object.fromEntries(asked);
    const challenge = asked.get('code_challenge') ?? '';
    if (client_id !== client.id || asked.get('code_challenge_method') !== 'S256') {
      return { status: 400, body: { error: 'invalid_request' } };
    }
    const code = randomUUID();
    codes.set(code, { challenge, nonce, returnTo, of: person });
    const back = new URL(returnTo);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    return { status: 302, headers: { location: back.href }, body: '' };
  }

  async function tokenFor(authorization = '', form: URLSearchParams): Promise<Given> {
    const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
    const own = Buffer.from(`${encoded(client.id)}:${encoded(client.secret)}`).toString('base64');
    if (authorization !== `Basic ${own}`) return { status: 401, body: { error: 'invalid_client' } };
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (given?.challenge !== challenge || given.returnTo !== form.get('redirect_uri')) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const { nonce, of } = given;
    return { body: { token_type: 'Bearer', id_token: await token({ ...of, nonce, aud: client.id }) } };
  }

  /** A token as the provider gives it out now for `client`, with other claims or another header where they are said. */
  function token(claims: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: issuer, aud: client.id, iat: now, exp: now + 300, ...claims };
    return new SignJWT(all)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
      .sign(key.privateKey);
  }

  return {
    issuer,
    token,
    /** Its public key, as everybody may read it. */
    publicJwk: () => key.jwk,
    /** How often one of its addresses was asked. */
    asked: (path: string) => server.asked.filter((each) => each.split('?', 1)[0] === path).length,
    /** Signs with another key from now on; the former is taken back, or stays for tokens that are under way. */
    async rotate(keepsFormer = false) {
      key = await newKey();
      known = keepsFormer ? [...known, key] : [key];
    },
    fail(next: Faults) {
      faults = next;
    },
    /** Who is signed in there. */
    isThere(who: Person) {
      person = who;
    },
    close: server.close,
  };
}

export type ProviderStandIn = Awaited<ReturnType<typeof providerStandIn>>;
