import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { type Discovered, discovery } from './discovery.ts';
import { identityIn } from './id-token.ts';
import { type BrowserFlow, type IdentityProvider, IdentityRefusal, ProviderAway } from './provider.ts';
import { askProvider } from './provider-call.ts';

/** What the dashboard signs in with at the provider. */
export interface OidcClient {
  id: string;
  secret: string;
  /** Where the provider sends the browser back to: the provider must know it. */
  returnTo: string;
}

export interface OidcOptions {
  issuer: string;
  /** For whom tokens are that are brought to us; the client's own id is taken too. */
  audience: string;
  /** Where its keys are; as its description says where it is null. */
  keys: string | null;
  client: OidcClient | null;
  patienceMs?: number;
  /** For so long no key that is not known makes anybody ask for the keys again. */
  cooldownMs?: number;
}

/** Tokens of an OpenID Connect provider, whose keys may change at any time. */
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

/** Keys are kept for ten minutes, and asked for anew where a token names one that is not among them; that once in a while alone. */
function keysAt(
  address: () => Promise<string>,
  { patienceMs = 5_000, cooldownMs = 30_000 }: OidcOptions,
): JWTVerifyGetKey {
  const sets = new Map<string, JWTVerifyGetKey>();
  const fetched = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init).catch(() => {
      throw new ProviderAway('nobody answered for its keys');
    });
    if (answer.status !== 200) throw new ProviderAway(`its keys were answered with ${answer.status}`);
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
      // It is the token that names no key, or one of another sort.
      const isOfToken =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (isOfToken || !(error instanceof errors.JOSEError)) throw error;
      throw new ProviderAway('its keys are none that can be read');
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
        throw new IdentityRefusal('over', 'the code was used or has run out');
      }
      const why = typeof error === 'string' ? ` (${error.slice(0, 60)})` : '';
      throw new ProviderAway(`it gave no identity token for a code: ${answer.status}${why}`);
    },
  };
}

/** RFC 6749, 2.3.1: both are encoded as a form's fields are. */
function basic(id: string, secret: string): string {
  const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`;
}
