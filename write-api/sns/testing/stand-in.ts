import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as a network gives it: `body` as JSON, or a text that is none. */
export interface Given {
  status?: number;
  headers?: Record<string, string>;
  body: object | string;
}

/** What answers in a network's place: the request's answer, or null where it is never given. */
export type Answering = (url: URL, request: IncomingMessage) => Given | null;

/** A server that answers as it is told, and keeps what it was asked. */
export async function standIn(answering: Answering) {
  const asked: string[] = [];
  const state = { answering };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(`${url.pathname}${decodeURIComponent(url.search)}`);
    const given = state.answering(url, request);
    // The line stays open: whoever asked is to give up by itself.
    if (given === null) return;
    const { status = 200, headers = {}, body } = given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
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

/** https://developers.google.com/youtube/v3/docs/errors */
export function youtubeRefusal(status: number, reason: string): Given {
  const errors = [{ message: reason, domain: 'youtube.quota', reason }];
  return { status, body: { error: { code: status, message: reason, errors } } };
}

/** A video and its channel, as the API lists them: counts as texts, what is hidden left out. */
export function youtubeVideo(statistics: Record<string, string>, more: object = {}): Answering {
  return ({ pathname }) => {
    if (pathname.endsWith('/channels')) {
      return {
        body: {
          kind: 'youtube#channelListResponse',
          items: [{ id: 'UC1', statistics: { subscriberCount: '12300', hiddenSubscriberCount: false } }],
        },
      };
    }
    const video = { kind: 'youtube#video', id: 'v', snippet: { channelId: 'UC1', title: 'look' } };
    return { body: { kind: 'youtube#videoListResponse', items: [{ ...video, statistics, ...more }] } };
  };
}

/** What the API lists where a video is deleted or private. */
export const noVideo: Answering = () => ({ body: { kind: 'youtube#videoListResponse', items: [] } });
