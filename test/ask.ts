import type { Caller } from '#http/caller.ts';
import type { TestServer } from './server.ts';
import { settled } from './settled.ts';

/**
 * Asks a server over HTTP, as it stands after the last write that was asked for so. A form goes as it is; `body` of the answer is
 * null where that is no JSON.
 */
export function asker(server: Pick<TestServer, 'url' | 'authorization'>) {
  let position = '0';
  const ask = async (
    caller: Caller,
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) => {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: await server.authorization(caller),
      // Where nothing was written yet there is nothing to wait for, and a house without events never comes to 0.
      ...(position !== '0' && { 'x-min-position': position }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...more,
    };
    const sent = body && { body: isForm ? body : JSON.stringify(body) };
    const response = await settled(() => fetch(`${server.url}${path}`, { method, headers, ...sent }));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    position = response.headers.get('x-position') ?? position;
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into the answer as it likes.
    return { status: response.status, headers: {}, text, body: (isJson ? JSON.parse(text) : null) as any };
  };
  return Object.assign(ask, { position: () => position });
}

export type Ask = ReturnType<typeof asker>;
