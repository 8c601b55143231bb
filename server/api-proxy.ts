import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailability } from '#http/availability.ts';
import { sendError } from '#http/conventions.ts';
import { unavailable } from '#http/errors.ts';
import { forEverybody } from '#http/route-rules.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import { type ApiProcesses, apiProcesses, lookEveryMs, thingOf } from './api-processes.ts';
import type { ServerConfig } from './config.ts';
import { checkPatience, type Health } from './health.ts';
import { isRead } from './is-read.ts';

/**
 * Forwards the dashboard's calls: reads to the read APIs in turn, writes and `readsOfWriteSide` to the write API that has the
 * thing. A process that is not ready gets no calls.
 */
export async function proxyApis(
  app: FastifyInstance,
  { readApiUrls, writeApiUrls }: NonNullable<ServerConfig['apis']>,
  health: Health,
): Promise<void> {
  const read = watched(app, 'read-api', readApiUrls);
  const write = watched(app, 'write-api', writeApiUrls);
  let turn = 0;
  const choose = (method: string, url: string) =>
    isRead(method, url) ? read.of(String(turn++)) : write.of(thingOf(url));
  const chosen = new WeakMap<object, string>();
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
          getUpstream: (request) => {
            const url = choose(request.method ?? 'GET', request.url ?? '');
            chosen.set(request, url);
            return url;
          },
          rewriteRequestHeaders: (request, { traceparent: _, ...headers }) => ({
            ...headers,
            ...traceHeader(),
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          }),
          onError: (reply, { error }) => {
            const isAway = isUnavailability(error);
            if (isAway) for (const each of [read, write]) each.fail(chosen.get(reply.request) ?? '');
            const known = isAway ? unavailable('the API') : error;
            sendError(known, reply.request as FastifyRequest, reply as FastifyReply);
          },
        },
      });
    }
  });
  for (const [name, processes] of Object.entries({ 'read-api': read, 'write-api': write })) {
    health.add({ name, check: () => stateOf(processes) });
  }
}

/** Watches the processes of an API until the app closes. */
function watched(app: FastifyInstance, api: string, urls: readonly string[]): ApiProcesses {
  const processes = apiProcesses(urls, isReady, (url, isUp) => {
    if (isUp) app.log.warn({ url }, `${api}: takes calls again`);
    else app.log.error({ url }, `${api}: takes no calls, so others of its kind do`);
  });
  const looking = setInterval(() => void processes.look(), lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(looking));
  return processes;
}

async function stateOf(processes: ApiProcesses): Promise<{ ok: boolean; detail?: string }> {
  await processes.look();
  const { ready, all } = processes.count();
  return { ok: ready > 0, ...(ready < all && { detail: `${ready} of ${all} processes are ready` }) };
}

async function isReady(url: string): Promise<boolean> {
  // Without the timeout, each check of an API that hangs would leave an open connection.
  const signal = AbortSignal.timeout(checkPatience);
  return (await fetch(new URL('/health/ready', url), { signal })).ok;
}
