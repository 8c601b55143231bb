import { ProviderAway } from '../identity/provider.ts';
import { askProvider, type ProviderAnswer } from '../identity/provider-call.ts';
import { type AccountOf, SocialRefusal } from './social.ts';

export interface KakaoOptions {
  /** Where codes are exchanged: `https://kauth.kakao.com`. */
  authUrl: string;
  /** Where accounts are asked about: `https://kapi.kakao.com`. */
  apiUrl: string;
  /** The number of our app, by which Kakao says whom a token was given to. */
  appId: string;
  restApiKey: string;
  clientSecret: string;
  /** Where Kakao sends the member's browser back to with a code. */
  redirectUri: string;
  patienceMs?: number;
}

/**
 * Kakao Login's REST API: a code is exchanged at `/oauth/token`, a token that came from elsewhere is asked about at
 * `/v1/user/access_token_info`, and `/v2/user/me` says whose it is. Ids are numbers.
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
    if (String(info.body.app_id) !== appId) throw new SocialRefusal('the token was given to another app');
    if (idIn(await ask('/v2/user/me', proof.token)) !== id)
      throw new ProviderAway('Kakao names two accounts');
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
    throw new SocialRefusal('the code was used, has run out or is of another app');
  }
  throw new ProviderAway(
    `Kakao gave no token for a code: ${answer.status} ${String(reason ?? '').slice(0, 20)}`,
  );
}

/** 401 is a token that is none or has run out (-401); all else that is not an account says nothing about the member. */
function idIn({ status, body }: ProviderAnswer): string {
  if (status === 401) throw new SocialRefusal('Kakao does not know this token');
  if (status === 200 && Number.isSafeInteger(body.id)) return String(body.id);
  throw new ProviderAway(
    `Kakao did not say whose token it is: ${status} ${String(body.code ?? '').slice(0, 20)}`,
  );
}
