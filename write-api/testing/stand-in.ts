import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer as a service gives it: `body` as JSON, or a text that is none. */
export interface Given {
  status?: number;
  headers?: Record<string, string>;
  body: object | string;
}

/** What answers in a service's place: the request's answer, or null where it is never given. */
export type Answering = (
  url: URL,
  request: IncomingMessage,
  body: string,
) => Given | null | Promise<Given | null>;

/** A server that answers as it is told, and keeps what it was asked. */
export async function standIn(answering: Answering) {
  const asked: string[] = [];
  const state = { answering };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    // Whoever asked gave up before it had asked.
    if (body === null) return;
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(`${url.pathname}${decodeURIComponent(url.search)}`);
    const given = await state.answering(url, request, body);
    // The line stays open: whoever asked is to give up by itself.
    if (given === null) return;
    const { status = 200, headers = {}, body: answer } = given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer(next: Answering) {
      state.answering = next;
    },
    /** Breaks off whatever is still waited for. */
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
