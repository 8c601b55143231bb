import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Given, standIn } from '../../testing/stand-in.ts';

export const client = { id: 'tryset-back-office', secret: 'a secret: of+the client' };

/** A user who is signed in at the provider, with further claims of the token. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  [claim: string]: unknown;
}

/** Faulty answers for the provider's addresses. Null means no answer at all. */
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

/** Starts a fake identity provider with rotating keys, per OpenID Connect Core and Discovery. Tests control its answers. */
export async function providerStandIn() {
  let key = await newKey();
  let known = [key];
  let faults: Faults = {};
  let person: Person = { sub: 'nobody' };
  /** The request for which each code was issued. */
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

  /** Answers by sending the browser back at once, as if the user were already signed in. */
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

  /** Returns a token as the provider issues it now for `client`, with the given claims and header added. */
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
    /** Returns the provider's public key. */
    publicJwk: () => key.jwk,
    /** Returns the number of calls to one of the provider's addresses. */
    asked: (path: string) => server.asked.filter((each) => each.split('?', 1)[0] === path).length,
    /**
     * Signs with a new key from now on. The former key is withdrawn; with `keepsFormer` it stays listed for tokens issued
     * earlier.
     */
    async rotate(keepsFormer = false) {
      key = await newKey();
      known = keepsFormer ? [...known, key] : [key];
    },
    fail(next: Faults) {
      faults = next;
    },
    /** Sets the user who is signed in at the provider. */
    isThere(who: Person) {
      person = who;
    },
    close: server.close,
  };
}

export type ProviderStandIn = Awaited<ReturnType<typeof providerStandIn>>;
