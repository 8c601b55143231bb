import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailability } from '#http/availability.ts';
import { sendError } from '#http/conventions.ts';
import { unavailable } from '#http/errors.ts';
import { forEverybody } from '#http/route-rules.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import type { ServerConfig } from './config.ts';
import { checkPatience, type Health } from './health.ts';

/** Forwards the dashboard's calls: reads to the read API, writes and `readsOfWriteSide` to the write API. */
export async function proxyApis(
  app: FastifyInstance,
  { readApiUrl, writeApiUrl }: NonNullable<ServerConfig['apis']>,
  health: Health,
): Promise<void> {
  await app.register(async (passedOn) => {
    // The APIs check the tokens of forwarded calls.
    forEverybody(passedOn);
    for (const prefix of ['/v1', '/v2', '/openapi.json', '/docs']) {
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

/** GET paths that the write API answers: only it has the pictures, sign-ins, mails and calls to outside services. */
const readsOfWriteSide = new RegExp(
  `^/(?:${[
    'v1/auth',
    'v1/outbox',
    'v1/outside-calls',
    'v1/pictures',
    'v1/reactions',
    'v1/simulated-payments',
    'v1/tax-policy',
    'v1/looks/certification_runs',
    'v1/users/self/export',
    'v1/users/[^/]+/(?:instagram|youtube)',
    'v1/support-tickets/[^/]+/pictures',
    'v2/brand_subscriptions/[^/]+/upgrade_offer',
  ].join('|')})(?:[/?]|$)`,
);

/** Returns whether the read API answers the call. */
export function isRead(method: string, url: string): boolean {
  return !readsOfWriteSide.test(url) && (method === 'GET' || method === 'HEAD');
}
