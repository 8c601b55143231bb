/** The system under measurement, called as a client calls it. */
export interface Api {
  get<Body>(path: string, headers?: Record<string, string>): Promise<{ body: Body; headers: Headers }>;
  post<Body>(path: string, body: object): Promise<{ body: Body; headers: Headers }>;
}

/** Signs a staff member in and calls with its token. Any answer but a success is an error here. */
export async function signIn(url: string, username: string, password: string): Promise<Api> {
  const call = async <Body>(method: string, path: string, body?: object, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return { body: (await response.json()) as Body, headers: response.headers };
  };
  const credentials = { method: 'staff', username, password };
  const signedIn = await call<{ accessToken: string }>('POST', '/v1/auth/authorize', credentials);
  const authorization = { authorization: `Bearer ${signedIn.body.accessToken}` };
  return {
    get: (path, headers = {}) => call('GET', path, undefined, { ...authorization, ...headers }),
    post: (path, body) => call('POST', path, body, authorization),
  };
}
