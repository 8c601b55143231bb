import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, unauthenticated } from '#http/errors.ts';
import { everybody } from '#http/rights.ts';

export interface MetricsAccess {
  /** The bearer token that `/metrics` requires; null admits only programs of this machine. */
  token: string | null;
  /** True if the server runs behind a proxy: every caller then seems to come from this machine. */
  trustProxy: boolean;
}

/** `GET /metrics` in the text format of Prometheus. */
export function metricsRoute(app: FastifyInstance, access: MetricsAccess, text: () => Promise<string>): void {
  const options = { schema: { hide: true } as object, config: everybody };
  app.get('/metrics', options, async (request, reply) => {
    requireReader(request, access);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await text());
  });
}

function requireReader(request: FastifyRequest, { token, trustProxy }: MetricsAccess): void {
  if (token !== null) {
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(given), digest(token))) return;
    throw unauthenticated('metrics.token', 'send the token of METRICS_TOKEN to read the metrics');
  }
  if (!trustProxy && isOfThisMachine(request)) return;
  throw new ApiError(
    403,
    'metrics.elsewhere',
    'without METRICS_TOKEN only programs on the server’s own machine may read the metrics',
  );
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Returns whether the caller runs on this machine and is no proxy: a proxy adds forwarding headers or passes on another host. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
