import { ProviderAway } from '../identity/provider.ts';
import { askProvider, type ProviderAnswer } from '../identity/provider-call.ts';
import { type AccountOf, SocialRefusal } from './social.ts';

export interface KakaoOptions {
  /** The address that exchanges codes: `https://kauth.kakao.com`. */
  authUrl: string;
  /** The address of the account API: `https://kapi.kakao.com`. */
  apiUrl: string;
  /** The number of our app, by which Kakao names a token's app. */
  appId: string;
  restApiKey: string;
  clientSecret: string;
  /** The address to which Kakao sends the member's browser back with a code. */
  redirectUri: string;
  patienceMs?: number;
}

/**
 * Creates the port to Kakao Login's REST API. `/oauth/token` exchanges a code, `/v1/user/access_token_info` names the app of a
 * token, and `/v2/user/me` names its user. Ids are numbers.
 */
export function kakaoAccounts(options: KakaoOptions): AccountOf {
  const { apiUrl, appId, patienceMs = 5_000 } = options;
  const ask = (path: string, token: string) =>
    askProvider(apiUrl + path, patienceMs, { headers: { authorization: `Bearer ${token}` } });
  return async (proof) => {
    if ('code' in proof)
      return idIn(await ask('/v2/user/me', await tokenFor(options, proof.code, patienceMs)));
    const info = await ask('/v1/user/access_token_info', proof.token);
    const id = idIn(info);
    if (String(info.body.app_id) !== appId) throw new SocialRefusal('the token was issued to another app');
    if (idIn(await ask('/v2/user/me', proof.token)) !== id)
      throw new ProviderAway('Kakao named two different accounts for one token');
    return id;
  };
}

async function tokenFor(options: KakaoOptions, code: string, patienceMs: number): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: options.redirectUri,
    client_id: options.restApiKey,
    client_secret: options.clientSecret,
  });
  const answer = await askProvider(`${options.authUrl}/oauth/token`, patienceMs, { method: 'POST', body });
  const { access_token: token, error, error_code: reason } = answer.body;
  if (answer.status === 200 && typeof token === 'string') return token;
  if (answer.status === 400 && error === 'invalid_grant') {
    throw new SocialRefusal('the code was used, has expired or belongs to another app');
  }
  throw new ProviderAway(
    `Kakao issued no token for a code: ${answer.status} ${String(reason ?? '').slice(0, 20)}`,
  );
}

/**
 * Returns the account's id in an answer. Status 401 means an invalid or expired token (-401). Any other answer without an id
 * says nothing about the member.
 */
function idIn({ status, body }: ProviderAnswer): string {
  if (status === 401) throw new SocialRefusal('Kakao does not know this token');
  if (status === 200 && Number.isSafeInteger(body.id)) return String(body.id);
  throw new ProviderAway(
    `Kakao did not name the token’s user: ${status} ${String(body.code ?? '').slice(0, 20)}`,
  );
}
