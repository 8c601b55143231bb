import type { Caller } from '#http/caller.ts';
import type { TestServer } from './server.ts';
import { settled } from './settled.ts';

/** Asks a server over HTTP, as it stands after the last write that was asked for so; `body` is null where the answer is no JSON. */
export function asker(server: Pick<TestServer, 'url' | 'authorization'>) {
  let position = '0';
  const ask = async (caller: Caller, method: string, path: string, body?: object) => {
    const headers = {
      authorization: await server.authorization(caller),
      // Where nothing was written yet there is nothing to wait for, and a house without events never comes to 0.
      ...(position !== '0' && { 'x-min-position': position }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await settled(() =>
      fetch(`${server.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    position = response.headers.get('x-position') ?? position;
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into the answer as it likes.
    return { status: response.status, headers: {}, text, body: (isJson ? JSON.parse(text) : null) as any };
  };
  return Object.assign(ask, { position: () => position });
}

export type Ask = ReturnType<typeof asker>;
