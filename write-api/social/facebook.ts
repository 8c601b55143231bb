import { createHmac } from 'node:crypto';
import { ProviderAway } from '../identity/provider.ts';
import { askProvider, type ProviderAnswer } from '../identity/provider-call.ts';
import { type AccountOf, SocialRefusal } from './social.ts';

export interface FacebookOptions {
  /** The Graph API with its version: `https://graph.facebook.com/v23.0`. */
  url: string;
  appId: string;
  appSecret: string;
  /** Where Facebook sends the member's browser back to with a code. */
  redirectUri: string;
  patienceMs?: number;
}

/**
 * Facebook Login: a code is exchanged at `/oauth/access_token`; `/debug_token` says to which app a token was given, and `/me` whose it is.
 * Ids are texts, and another one for each app.
 */
export function facebookAccounts(options: FacebookOptions): AccountOf {
  const { appId, appSecret } = options;
  return async (proof) => {
    const token = 'code' in proof ? await tokenFor(options, proof.code) : proof.token;
    const app = { input_token: token, access_token: `${appId}|${appSecret}` };
    const { data } = (await ask(options, '/debug_token', app)).body as { data?: TokenFacts };
    if (data === undefined) throw new ProviderAway('Facebook does not say what token it is');
    if (data.is_valid !== true) throw new SocialRefusal('the token is none, or has run out');
    if (String(data.app_id) !== appId) throw new SocialRefusal('the token was given to another app');
    const proofOfSecret = createHmac('sha256', appSecret).update(token).digest('hex');
    const me = { fields: 'id', access_token: token, appsecret_proof: proofOfSecret };
    const { id } = (await ask(options, '/me', me)).body;
    // Numbers in the documentation's own examples.
    if (typeof id !== 'string' || id !== String(data.user_id)) {
      throw new ProviderAway('Facebook does not say whose token it is');
    }
    return id;
  };
}

interface TokenFacts {
  app_id?: unknown;
  is_valid?: unknown;
  user_id?: unknown;
}

async function tokenFor(options: FacebookOptions, code: string): Promise<string> {
  const { appId: client_id, appSecret: client_secret, redirectUri: redirect_uri } = options;
  const answer = await ask(options, '/oauth/access_token', { client_id, client_secret, redirect_uri, code });
  const { access_token: token } = answer.body;
  if (typeof token === 'string') return token;
  throw new ProviderAway('Facebook gave no token for a code');
}

/** Codes of errors about what was brought: a code that is wrong, used or has run out (100), a token that is (190, 102). */
const ofTheProof: ReadonlySet<unknown> = new Set([100, 102, 190]);

async function ask(
  { url, patienceMs = 5_000 }: FacebookOptions,
  path: string,
  query: Record<string, string>,
): Promise<ProviderAnswer> {
  const answer = await askProvider(`${url}${path}?${new URLSearchParams(query)}`, patienceMs);
  if (answer.status === 200) return answer;
  const { error } = answer.body as { error?: { code?: unknown } };
  // Of the app's own token the same codes say that our settings are wrong.
  const isOfTheProof = path !== '/debug_token' && answer.status === 400 && ofTheProof.has(error?.code);
  if (isOfTheProof) throw new SocialRefusal('Facebook does not take this code or token');
  throw new ProviderAway(`Facebook answered ${answer.status} ${String(error?.code ?? '').slice(0, 20)}`);
}
