import { createHmac } from 'node:crypto';
import { ProviderAway } from '../identity/provider.ts';
import { askProvider, type ProviderAnswer } from '../identity/provider-call.ts';
import { type AccountOf, SocialRefusal } from './social.ts';

export interface FacebookOptions {
  /** The address of the Graph API with its version: `https://graph.facebook.com/v23.0`. */
  url: string;
  appId: string;
  appSecret: string;
  /** The address to which Facebook sends the member's browser back with a code. */
  redirectUri: string;
  patienceMs?: number;
}

/**
 * Creates the port to Facebook Login. `/oauth/access_token` exchanges a code, `/debug_token` names the token's app, and `/me`
 * names its user. Ids are strings, and differ per app.
 */
export function facebookAccounts(options: FacebookOptions): AccountOf {
  const { appId, appSecret } = options;
  return async (proof) => {
    const token = 'code' in proof ? await tokenFor(options, proof.code) : proof.token;
    const app = { input_token: token, access_token: `${appId}|${appSecret}` };
    const { data } = (await ask(options, '/debug_token', app)).body as { data?: TokenFacts };
    if (data === undefined) throw new ProviderAway('Facebook did not describe the token');
    if (data.is_valid !== true) throw new SocialRefusal('the token is invalid or has expired');
    if (String(data.app_id) !== appId) throw new SocialRefusal('the token was issued to another app');
    const proofOfSecret = createHmac('sha256', appSecret).update(token).digest('hex');
    const me = { fields: 'id', access_token: token, appsecret_proof: proofOfSecret };
    const { id } = (await ask(options, '/me', me)).body;
    // `user_id` is compared as text: in the documentation's examples it is a number.
    if (typeof id !== 'string' || id !== String(data.user_id)) {
      throw new ProviderAway('Facebook did not name the token’s user');
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
  throw new ProviderAway('Facebook issued no token for a code');
}

/** The error codes about the member's proof: a wrong, used or expired code (100), or token (190, 102). */
const ofTheProof: ReadonlySet<unknown> = new Set([100, 102, 190]);

async function ask(
  { url, patienceMs = 5_000 }: FacebookOptions,
  path: string,
  query: Record<string, string>,
): Promise<ProviderAnswer> {
  const answer = await askProvider(`${url}${path}?${new URLSearchParams(query)}`, patienceMs);
  if (answer.status === 200) return answer;
  const { error } = answer.body as { error?: { code?: unknown } };
  // At `/debug_token` we send our own app token, so the same codes mean that our settings are wrong.
  const isOfTheProof = path !== '/debug_token' && answer.status === 400 && ofTheProof.has(error?.code);
  if (isOfTheProof) throw new SocialRefusal('Facebook refused this code or token');
  throw new ProviderAway(`Facebook answered ${answer.status} ${String(error?.code ?? '').slice(0, 20)}`);
}
