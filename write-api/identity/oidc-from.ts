import { publicUrlFrom } from '../mail/public-url.ts';
import { isPrivate } from './discovery.ts';
import { oidcProvider } from './oidc.ts';
import type { IdentityProvider } from './provider.ts';

/** The dashboard page to which the provider sends the browser back. */
export const returnPath = '/login/organization';

/**
 * Reads the identity provider from the environment. It needs `OIDC_ISSUER`, with `OIDC_AUDIENCE`, or with `OIDC_CLIENT_ID` and
 * `OIDC_CLIENT_SECRET` for the dashboard's sign-in, or with both. `OIDC_JWKS_URL` replaces the key address of the issuer's
 * metadata. Null if none of them is set. Throws a one-line error if a setting is wrong.
 */
export function identityProviderFrom(env: NodeJS.ProcessEnv): IdentityProvider | null {
  const { OIDC_ISSUER: issuer = '', OIDC_AUDIENCE: said = '', OIDC_JWKS_URL: keys = '' } = env;
  const { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret = '' } = env;
  if ([issuer, said, keys, id, secret].every((each) => each === '')) return null;
  if (issuer === '') throw new Error('OIDC_ISSUER is not set, but other OIDC_ settings are; set it too');
  if (!isPrivate(issuer) || /[?#]/.test(issuer)) throw new Error(`OIDC_ISSUER ${looksLike}`);
  if (keys !== '' && !isPrivate(keys)) throw new Error(`OIDC_JWKS_URL ${looksLike}`);
  if ((id === '') !== (secret === '')) {
    throw new Error('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set both or neither');
  }
  const audience = said === '' ? id : said;
  if (audience === '')
    throw new Error('OIDC_AUDIENCE is not set; set it to the audience that tokens for this API carry');
  const client = id === '' ? null : { id, secret, returnTo: publicUrlFrom(env) + returnPath };
  return oidcProvider({ issuer, audience, keys: keys === '' ? null : keys, client });
}

const looksLike = 'must look like https://login.example.com; http is allowed only for this machine';
