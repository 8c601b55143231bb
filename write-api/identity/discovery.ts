import { ProviderAway } from './provider.ts';
import { askProvider } from './provider-call.ts';

/**
 * The parts of a provider's metadata that we use (OpenID Connect Discovery 1.0). `keys` is the address of the provider's keys.
 */
export interface Discovered {
  keys: string;
  authorization: string;
  token: string;
  /** True if the client's secret goes into the body, because the provider does not accept Basic authentication. */
  isSecretInBody: boolean;
}

const goodForMs = 3_600_000;

/** Returns whether nobody else can read the traffic to an address: it is https, or http on this machine. */
export function isPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/**
 * Returns a function that reads an issuer's metadata, at most once an hour; concurrent callers share one request. Throws a
 * `ProviderAway`.
 */
export function discovery(issuer: string, patienceMs: number): () => Promise<Discovered> {
  let known: { at: number; found: Promise<Discovered> } | null = null;
  return () => {
    if (known !== null && performance.now() - known.at < goodForMs) return known.found;
    const found = discover(issuer, patienceMs);
    const asked = { at: performance.now(), found };
    known = asked;
    // A failed call is not cached.
    found.catch(() => {
      if (known === asked) known = null;
    });
    return found;
  };
}

async function discover(issuer: string, patienceMs: number): Promise<Discovered> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await askProvider(url, patienceMs);
  if (status !== 200) throw new ProviderAway(`its metadata request failed with status ${status}`);
  if (body.issuer !== issuer) throw new ProviderAway('its metadata names another issuer');
  const address = (name: string) => {
    const said = body[name];
    if (typeof said === 'string' && isPrivate(said)) return said;
    throw new ProviderAway(`its metadata has no https address for ${name}`);
  };
  const methods = body.token_endpoint_auth_methods_supported;
  const takes = Array.isArray(methods) ? methods : ['client_secret_basic'];
  return {
    keys: address('jwks_uri'),
    authorization: address('authorization_endpoint'),
    token: address('token_endpoint'),
    isSecretInBody: !takes.includes('client_secret_basic') && takes.includes('client_secret_post'),
  };
}
