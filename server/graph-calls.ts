import type { FastifyInstance } from 'fastify';
import type { Origin, RestAnswer, RestRequest, SendRest } from '#graph/kit/rest-call.ts';
import { unavailable } from '#http/errors.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import { isRead } from './is-read.ts';

/** Returns a function that sends the graph's calls: to the APIs in this process, and reads to the read API's URL if it is given. */
export function graphCalls(app: FastifyInstance, readApiUrl: string | undefined): SendRest {
  return (request) =>
    readApiUrl !== undefined && isRead(request.method, request.url)
      ? there(new URL(request.url, readApiUrl), request)
      : here(app, request);
}

async function here(
  app: FastifyInstance,
  { method, url, headers, body, from, signal }: RestRequest,
): Promise<RestAnswer> {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, ...forwarded(from), ...traceHeader(), host: from.host },
    remoteAddress: from.address,
    signal,
    ...(body !== undefined && { payload: body }),
  });
  const get = (name: string) => {
    const value = response.headers[name];
    return value === undefined ? null : String(value);
  };
  return { status: response.statusCode, headers: { get }, body: bodyOf(response.payload) };
}

async function there(url: URL, { headers, from, signal }: RestRequest): Promise<RestAnswer> {
  const sent = { ...headers, ...forwarded(from), ...traceHeader() };
  const response = await fetch(url, { headers: sent, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : unavailable('the read API');
  });
  return { status: response.status, headers: response.headers, body: bodyOf(await response.text()) };
}

/** The headers of a proxy. An API reads them if it trusts its proxy. */
function forwarded({ address, host, protocol }: Origin): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

function bodyOf(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}
