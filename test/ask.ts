import type { Caller } from '#http/caller.ts';
import type { TestServer } from './server.ts';
import { settled } from './settled.ts';

/**
 * Returns a function that sends HTTP requests to a server. Each request waits for the last write that the same
 * function made. It sends a form unchanged; the answer's `body` is null if the answer is not JSON.
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
      // Before the first write there is no position to wait for: a store without events never reaches position 0.
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
