import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailability } from '#http/availability.ts';
import { sendError } from '#http/conventions.ts';
import { unavailable } from '#http/errors.ts';
import { forEverybody } from '#http/route-rules.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import type { ServerConfig } from './config.ts';
import { checkPatience, type Health } from './health.ts';
import { isRead } from './is-read.ts';

/** Forwards the dashboard's calls: reads to the read API, writes and `readsOfWriteSide` to the write API. */
export async function proxyApis(
  app: FastifyInstance,
  { readApiUrl, writeApiUrl }: NonNullable<ServerConfig['apis']>,
  health: Health,
): Promise<void> {
  await app.register(async (passedOn) => {
    // The APIs check the tokens of forwarded calls.
    forEverybody(passedOn);
    for (const prefix of ['/v1', '/v2', '/openapi.json', '/docs', '/graphql']) {
      await passedOn.register(proxy, {
        upstream: '',
        prefix,
        rewritePrefix: prefix,
        // The proxy's own log lines would contain the whole URL.
        disableRequestLogging: true,
        replyOptions: {
          getUpstream: ({ method, url }) => (isRead(method ?? 'GET', url ?? '') ? readApiUrl : writeApiUrl),
          rewriteRequestHeaders: (request, { traceparent: _, ...headers }) => ({
            ...headers,
            ...traceHeader(),
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          }),
          onError: (reply, { error }) => {
            const known = isUnavailability(error) ? unavailable('the API') : error;
            sendError(known, reply.request as FastifyRequest, reply as FastifyReply);
          },
        },
      });
    }
  });
  for (const [name, url] of Object.entries({ 'read-api': readApiUrl, 'write-api': writeApiUrl })) {
    health.add({ name, check: () => isReady(new URL('/health/ready', url)) });
  }
}

async function isReady(url: URL): Promise<{ ok: boolean }> {
  // Without the timeout, each check of an API that hangs would leave an open connection.
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(checkPatience) });
  return { ok };
}
