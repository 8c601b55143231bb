import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { type Discovered, discovery } from './discovery.ts';
import { identityIn } from './id-token.ts';
import { type BrowserFlow, type IdentityProvider, IdentityRefusal, ProviderAway } from './provider.ts';
import { askProvider } from './provider-call.ts';

/** The client with which the dashboard signs in at the provider. */
export interface OidcClient {
  id: string;
  secret: string;
  /** The address to which the provider sends the browser back. It must be registered at the provider. */
  returnTo: string;
}

export interface OidcOptions {
  issuer: string;
  /** The expected audience of tokens that callers obtained themselves. The client's own id is accepted too. */
  audience: string;
  /** The address of the provider's keys; null to use the one in its metadata. */
  keys: string | null;
  client: OidcClient | null;
  patienceMs?: number;
  /** The minimum milliseconds between two fetches of keys because of an unknown key. */
  cooldownMs?: number;
}

/** Creates the port to an OpenID Connect provider, whose keys may change at any time. */
export function oidcProvider(options: OidcOptions): IdentityProvider {
  const { issuer, audience, client, patienceMs = 5_000 } = options;
  const found = discovery(issuer, patienceMs);
  const keyOf = keysAt(async () => options.keys ?? (await found()).keys, options);
  const rules = { issuer, audiences: client === null ? [audience] : [audience, client.id] };
  return {
    prove: (token, now) => identityIn(token, keyOf, rules, now),
    inBrowser: client && browserFlow(client, found, patienceMs),
  };
}

/** Caches keys for ten minutes. Fetches them again if a token names an unknown key, but only once per cooldown. */
function keysAt(
  address: () => Promise<string>,
  { patienceMs = 5_000, cooldownMs = 30_000 }: OidcOptions,
): JWTVerifyGetKey {
  const sets = new Map<string, JWTVerifyGetKey>();
  const fetched = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init).catch(() => {
      throw new ProviderAway('the address of its keys did not answer');
    });
    if (answer.status !== 200)
      throw new ProviderAway(`the request for its keys failed with status ${answer.status}`);
    return answer;
  };
  return async (header, token) => {
    const url = await address();
    const timing = { timeoutDuration: patienceMs, cooldownDuration: cooldownMs };
    const keyOf = sets.get(url) ?? createRemoteJWKSet(new URL(url), { ...timing, [customFetch]: fetched });
    sets.set(url, keyOf);
    try {
      return await keyOf(header, token);
    } catch (error) {
      // These errors are the token's fault: it names an unknown key or a key of another type.
      const isOfToken =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isOfToken || !(error instanceof errors.JOSEError)) throw error;
      throw new ProviderAway('its keys are not readable');
    }
  };
}

function browserFlow(
  { id, secret, returnTo }: OidcClient,
  found: () => Promise<Discovered>,
  patienceMs: number,
): BrowserFlow {
  return {
    async address({ state, nonce, challenge }) {
      const url = new URL((await found()).authorization);
      const query = {
        response_type: 'code',
        client_id: id,
        redirect_uri: returnTo,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchange(code, verifier) {
      const { token, isSecretInBody } = await found();
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnTo,
        code_verifier: verifier,
      };
      const own = { client_id: id, client_secret: secret };
      const body = new URLSearchParams(isSecretInBody ? { ...grant, ...own } : grant);
      const init = { method: 'POST', body };
      const signed = isSecretInBody ? init : { ...init, headers: { authorization: basic(id, secret) } };
      const answer = await askProvider(token, patienceMs, signed);
      const { id_token: given, error } = answer.body;
      if (answer.status === 200 && typeof given === 'string') return given;
      if (answer.status === 400 && error === 'invalid_grant') {
        throw new IdentityRefusal('over', 'the code was used or has expired');
      }
      const why = typeof error === 'string' ? ` (${error.slice(0, 60)})` : '';
      throw new ProviderAway(`it issued no identity token for a code: ${answer.status}${why}`);
    },
  };
}

/** Returns the Basic authorization by RFC 6749, 2.3.1: id and secret are form-encoded. */
function basic(id: string, secret: string): string {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`;
}
