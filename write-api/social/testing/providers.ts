import { createHmac } from 'node:crypto';
import type { Answering, Given } from '../../testing/stand-in.ts';
import type { FacebookOptions } from '../facebook.ts';
import type { KakaoOptions } from '../kakao.ts';

const returnTo = 'https://tryset.example/social';

export const kakaoApp = {
  appId: '123456',
  restApiKey: 'rest-key',
  clientSecret: 'kakao-secret',
  redirectUri: returnTo,
} satisfies Partial<KakaoOptions>;
export const facebookApp = {
  appId: '998877',
  appSecret: 'facebook-secret',
  redirectUri: returnTo,
} satisfies Partial<FacebookOptions>;

/** A token that a provider issued: its account and its app. */
export interface GivenOut {
  id: string;
  app: string;
}

/** The fake providers' data: codes, each valid once, and tokens. */
export interface Known {
  codes: Map<string, GivenOut>;
  tokens: Map<string, GivenOut>;
}

const kakaoRefusal = (status: number, code: number, msg: string): Given => ({ status, body: { msg, code } });
const facebookRefusal = (status: number, code: number, message: string): Given => ({
  status,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } },
});

/** Simulates Kakao and Facebook on one server, as documented. */
export function providersKnowing({ codes, tokens }: Known): Answering {
  /** Exchanges a code for a token of the same name; null if the code is unknown or used. */
  function exchanged(code: string, app: string): string | null {
    const given = codes.get(code);
    codes.delete(code);
    if (given?.app !== app) return null;
    tokens.set(`of ${code}`, given);
    return `of ${code}`;
  }
  return (url, request, body) => {
    const query = url.searchParams;
    const form = new URLSearchParams(body);
    const bearer = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /oauth/token': {
        const isOurs = form.get('client_id') === kakaoApp.restApiKey;
        if (!isOurs || form.get('client_secret') !== kakaoApp.clientSecret) {
          return { status: 401, body: { error: 'invalid_client', error_code: 'KOE010' } };
        }
        const isBack =
          form.get('redirect_uri') === returnTo && form.get('grant_type') === 'authorization_code';
        const token = isBack ? exchanged(form.get('code') ?? '', kakaoApp.appId) : null;
        return token === null
          ? { status: 400, body: { error: 'invalid_grant', error_code: 'KOE320' } }
          : { body: { token_type: 'bearer', access_token: token, expires_in: 21_599 } };
      }
      case 'GET /v1/user/access_token_info': {
        const given = tokens.get(bearer);
        return given === undefined
          ? kakaoRefusal(401, -401, 'this access token does not exist')
          : { body: { id: Number(given.id), expires_in: 7_199, app_id: Number(given.app) } };
      }
      case 'GET /v2/user/me': {
        const given = tokens.get(bearer);
        return given === undefined
          ? kakaoRefusal(401, -401, 'this access token does not exist')
          : { body: { id: Number(given.id), connected_at: '2026-01-02T03:04:05Z' } };
      }
      case 'GET /v23.0/oauth/access_token': {
        const isOurs = query.get('client_id') === facebookApp.appId;
        if (!isOurs || query.get('client_secret') !== facebookApp.appSecret) {
          return facebookRefusal(400, 101, 'Error validating application.');
        }
        const isBack = query.get('redirect_uri') === returnTo;
        const token = isBack ? exchanged(query.get('code') ?? '', facebookApp.appId) : null;
        return token === null
          ? facebookRefusal(400, 100, 'This authorization code has been used.')
          : { body: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } };
      }
      case 'GET /v23.0/debug_token': {
        if (query.get('access_token') !== `${facebookApp.appId}|${facebookApp.appSecret}`) {
          return facebookRefusal(400, 190, 'Invalid OAuth access token signature.');
        }
        const given = tokens.get(query.get('input_token') ?? '');
        if (given === undefined) return { body: { data: { is_valid: false, error: { code: 190 } } } };
        return { body: { data: { app_id: given.app, type: 'USER', is_valid: true, user_id: given.id } } };
      }
      case 'GET /v23.0/me': {
        const token = query.get('access_token') ?? '';
        const given = tokens.get(token);
        const proof = createHmac('sha256', facebookApp.appSecret).update(token).digest('hex');
        if (given === undefined || query.get('appsecret_proof') !== proof) {
          return facebookRefusal(400, 190, 'Invalid OAuth access token.');
        }
        return { body: { id: given.id } };
      }
      default:
        return { status: 404, body: {} };
    }
  };
}
