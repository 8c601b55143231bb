import { ProviderAway } from './provider.ts';
import { askProvider } from './provider-call.ts';

/** What is read of a provider's own description (OpenID Connect Discovery 1.0). */
export interface Discovered {
  keys: string;
  authorization: string;
  token: string;
  /** The provider wants the client's secret in the body, since it takes no Basic authentication. */
  isSecretInBody: boolean;
}

const goodForMs = 3_600_000;

/** Whether what goes to an address is read by nobody on the way. */
export function isPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** Reads the description of an issuer, once an hour; all who ask at once share one call. Throws a `ProviderAway`. */
export function discovery(issuer: string, patienceMs: number): () => Promise<Discovered> {
  let known: { at: number; found: Promise<Discovered> } | null = null;
  return () => {
    if (known !== null && performance.now() - known.at < goodForMs) return known.found;
    const found = discover(issuer, patienceMs);
    const asked = { at: performance.now(), found };
    known = asked;
    // What failed is asked anew.
    found.catch(() => {
      if (known === asked) known = null;
    });
    return found;
  };
}

async function discover(issuer: string, patienceMs: number): Promise<Discovered> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await askProvider(url, patienceMs);
  if (status !== 200) throw new ProviderAway(`its description was answered with ${status}`);
  if (body.issuer !== issuer) throw new ProviderAway('its description is of another issuer');
  const address = (name: string) => {
    const said = body[name];
    if (typeof said === 'string' && isPrivate(said)) return said;
    throw new ProviderAway(`its description has no ${name} that is an address with https`);
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
