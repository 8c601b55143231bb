import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

interface Received {
  method: string;
  url: string;
  body: string;
  headers: string;
}

const conversations = {
  enabled: true,
  widgetEnabled: true,
  token: 'a-public-token',
  greetingText: 'How can we help?',
};

const ticket = {
  id: 't-1',
  status: 'open',
  unread_count: 0,
  message_count: 1,
  created_at: '2026-01-05T00:00:00Z',
};

/** The answer to the chat's client. `asked` is the path with its query. */
function answerTo(method: string, asked: string, body: string, writers: Set<string>): unknown {
  const { pathname, searchParams } = new URL(asked, 'http://localhost');
  if (pathname.endsWith('/config')) return { conversations, hasFeatureFlags: false };
  if (pathname.endsWith('/widget/tickets')) {
    const results = writers.has(searchParams.get('widget_session_id') ?? '') ? [ticket] : [];
    return { count: results.length, results };
  }
  if (pathname.endsWith('/widget/message')) {
    writers.add(JSON.parse(body).widget_session_id);
    return { ticket_id: ticket.id, message_id: 'm-1', created_at: ticket.created_at, unread_count: 0 };
  }
  if (method === 'GET' && pathname.includes('/widget/messages/'))
    return { ticket_id: ticket.id, ticket_status: 'open', messages: [], has_more: false, unread_count: 0 };
  return {};
}

/** A stand-in for Sentry and PostHog that records everything it receives. */
export async function openStandIn() {
  const received: Received[] = [];
  const writers = new Set<string>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const headers = JSON.stringify({ ...request.headers, host: undefined, origin: undefined });
    const sent = await buffer(request);
    const isZipped = sent[0] === 0x1f && sent[1] === 0x8b;
    const body = (isZipped ? gunzipSync(sent) : sent).toString();
    received.push({ method, url, body, headers });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(method, url, body, writers)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** The bodies that arrived under a path. */
    bodiesAt: (path: string) =>
      received.flatMap(({ url, body }) => (url.startsWith(path) && body !== '' ? [body] : [])),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
