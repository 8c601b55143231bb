import pLimit from 'p-limit';
import type { RouteRule } from '#http/route-rules.ts';

/** Returns a request to a route that changes nothing, since its ids and its body are invalid. */
export function harmless(
  { method, path }: RouteRule,
  headers: Record<string, string> = {},
): [string, RequestInit] {
  const url = path.replaceAll(/:\w+|\*/g, 'x');
  if (method === 'GET' || method === 'HEAD') return [url, { method, headers }];
  const body = JSON.stringify({ no_such_field: true });
  return [url, { method, headers: { ...headers, 'content-type': 'application/json' }, body }];
}

/** Sends a request and returns the parsed answer. Of a stream it returns only the head. */
export async function answerTo(url: string, init: RequestInit) {
  const leave = new AbortController();
  const response = await fetch(url, { ...init, signal: leave.signal, redirect: 'manual' });
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const text = isStream ? '' : await response.text();
  leave.abort();
  const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json');
  const { errorCode, detail } = (isJson ? JSON.parse(text) : {}) as {
    errorCode?: string;
    detail?: Record<string, unknown>;
  };
  return { status: response.status, errorCode, detail, text, headers: response.headers };
}

/** Runs `once` for every item, 16 at a time: one after the other takes too long. */
export async function forEach<Each>(
  all: readonly Each[],
  once: (each: Each) => Promise<void>,
): Promise<void> {
  const limit = pLimit(16);
  await Promise.all(all.map((each) => limit(() => once(each))));
}
