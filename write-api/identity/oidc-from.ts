import { publicUrlFrom } from '../mail/public-url.ts';
import { isPrivate } from './discovery.ts';
import { oidcProvider } from './oidc.ts';
import type { IdentityProvider } from './provider.ts';

/** Where the dashboard is come back to from the provider. */
export const returnPath = '/login/organization';

/**
 * From the environment: `OIDC_ISSUER` with `OIDC_AUDIENCE`, or with `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` by which the dashboard signs
 * in, or with both; `OIDC_JWKS_URL` where the keys are not where the issuer says. Null where none is set. Throws an error of one line where
 * something is wrong.
 */
export function identityProviderFrom(env: NodeJS.ProcessEnv): IdentityProvider | null {
  const { OIDC_ISSUER: issuer = '', OIDC_AUDIENCE: said = '', OIDC_JWKS_URL: keys = '' } = env;
  const { OIDC_CLIENT_ID: id = '', OIDC_CLIENT_SECRET: secret = '' } = env;
  if ([issuer, said, keys, id, secret].every((each) => each === '')) return null;
  if (issuer === '') throw new Error('OIDC_ISSUER is not set, and other OIDC_ settings are');
  if (!isPrivate(issuer) || /[?#]/.test(issuer)) throw new Error(`OIDC_ISSUER ${looksLike}`);
  if (keys !== '' && !isPrivate(keys)) throw new Error(`OIDC_JWKS_URL ${looksLike}`);
  if ((id === '') !== (secret === '')) {
    throw new Error('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set both or neither');
  }
  const audience = said === '' ? id : said;
  if (audience === '')
    throw new Error('OIDC_AUDIENCE is not set; without it nobody knows whom tokens are for');
  const client = id === '' ? null : { id, secret, returnTo: publicUrlFrom(env) + returnPath };
  return oidcProvider({ issuer, audience, keys: keys === '' ? null : keys, client });
}

const looksLike = 'looks like https://login.example.com; http is for this machine alone';
