import type { TokenResponse } from '#dashboard/kit/session/token-response.ts';
import { account } from './account.ts';

/** The measured system, called over HTTP as clients call it. */
export interface Api {
  get<Body>(path: string, headers?: Record<string, string>): Promise<{ body: Body; headers: Headers }>;
  post<Body>(path: string, body: object): Promise<{ body: Body; headers: Headers }>;
  patch<Body>(path: string, body: object): Promise<{ body: Body; headers: Headers }>;
  /** Reads an answer of any content type to its end. Returns its number of bytes. */
  read(path: string): Promise<number>;
}

/** Signs a staff account in; by default the benchmark's own. */
export async function signIn(url: string, { name, password } = account): Promise<TokenResponse> {
  const credentials = { method: 'staff', username: name, password };
  return (await call<TokenResponse>(`${url}/v1/auth/authorize`, 'POST', credentials, {})).body;
}

/** Creates an API client with these tokens. Any answer except a success throws. */
export function apiOf(url: string, { accessToken }: TokenResponse): Api {
  const authorization = { authorization: `Bearer ${accessToken}` };
  return {
    get: (path, headers = {}) => call(`${url}${path}`, 'GET', undefined, { ...authorization, ...headers }),
    post: (path, body) => call(`${url}${path}`, 'POST', body, authorization),
    patch: (path, body) => call(`${url}${path}`, 'PATCH', body, authorization),
    async read(path) {
      const response = await fetch(`${url}${path}`, { headers: authorization });
      const { byteLength } = await response.arrayBuffer();
      if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
      return byteLength;
    },
  };
}

async function call<Body>(
  address: string,
  method: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<{ body: Body; headers: Headers }> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return { body: (await response.json()) as Body, headers: response.headers };
}
