import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a service: `body` as JSON, or as text that is not JSON. */
export interface Given {
  status?: number;
  headers?: Record<string, string>;
  body: object | string;
}

/** Answers a request in place of the service; null to never answer. */
export type Answering = (
  url: URL,
  request: IncomingMessage,
  body: string,
) => Given | null | Promise<Given | null>;

/** Starts a fake server that answers as the test says, and records the requests. */
export async function standIn(answering: Answering) {
  const asked: string[] = [];
  const state = { answering };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    // The body is null if the client gave up before it had sent its request.
    if (body === null) return;
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(`${url.pathname}${decodeURIComponent(url.search)}`);
    const given = await state.answering(url, request, body);
    // The connection stays open, so that the client has to time out.
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
    /** Closes all open connections. */
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
