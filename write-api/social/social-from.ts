import { isPrivate } from '../identity/discovery.ts';
import { facebookAccounts } from './facebook.ts';
import { kakaoAccounts } from './kakao.ts';
import { localAccounts } from './local.ts';
import type { AccountOf, Social } from './social.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the social providers from the environment. `SOCIAL=local` simulates one, if `mayPlay` allows it. Otherwise the
 * providers are those configured by `KAKAO_…` and `FACEBOOK_…`. Throws a one-line error if a setting is wrong.
 */
export function socialFrom(env: Environment, mayPlay: boolean): Social {
  const { SOCIAL: said = '' } = env;
  if (said === 'local') {
    if (mayPlay) return { kakao: localAccounts, facebook: localAccounts };
    throw new Error('SOCIAL=local lets everybody in; don’t use it with EVENTSTORE_URL or SEED=none');
  }
  if (said !== '' && said !== 'providers')
    throw new Error(`SOCIAL is "${said}"; it can be local or providers`);
  const kakao = kakaoFrom(env);
  const facebook = facebookFrom(env);
  return { ...(kakao && { kakao }), ...(facebook && { facebook }) };
}

function kakaoFrom(env: Environment): AccountOf | null {
  const own = together(env, [
    'KAKAO_APP_ID',
    'KAKAO_REST_API_KEY',
    'KAKAO_CLIENT_SECRET',
    'KAKAO_REDIRECT_URI',
  ]);
  if (own === null) return null;
  const [appId, restApiKey, clientSecret, redirectUri] = own;
  if (!/^\d+$/.test(appId))
    throw new Error('KAKAO_APP_ID must be a number; copy it from the app’s page at Kakao');
  const authUrl = address(env, 'KAKAO_AUTH_URL', 'https://kauth.kakao.com');
  const apiUrl = address(env, 'KAKAO_API_URL', 'https://kapi.kakao.com');
  return kakaoAccounts({ authUrl, apiUrl, appId, restApiKey, clientSecret, redirectUri });
}

function facebookFrom(env: Environment): AccountOf | null {
  const own = together(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET', 'FACEBOOK_REDIRECT_URI']);
  if (own === null) return null;
  const [appId, appSecret, redirectUri] = own;
  const url = address(env, 'FACEBOOK_URL', 'https://graph.facebook.com/v23.0');
  return facebookAccounts({ url, appId, appSecret, redirectUri });
}

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string };

/** Returns the values of these settings; null if none is set. Throws if only some are set. */
function together<const Names extends readonly string[]>(
  env: Environment,
  names: Names,
): Texts<Names> | null {
  const values = names.map((name) => env[name] ?? '');
  if (values.every((value) => value === '')) return null;
  if (values.includes('')) throw new Error(`${names.join(', ')} go together: set all or none`);
  return values as Texts<Names>;
}

function address(env: Environment, name: string, usual: string): string {
  const url = env[name] || usual;
  if (!isPrivate(url))
    throw new Error(`${name} must look like ${usual}; http is allowed only for this machine`);
  return url.replace(/\/+$/, '');
}
