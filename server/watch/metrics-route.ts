import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, unauthenticated } from '#http/errors.ts';
import { everybody } from '#http/rights.ts';

export interface MetricsAccess {
  /** Whoever has it may read; null where only programs of this machine may. */
  token: string | null;
  /** Where a proxy is in front, whoever comes seems to be one of this machine. */
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
    throw unauthenticated('metrics.token', 'the metrics are read with the token of METRICS_TOKEN');
  }
  if (!trustProxy && isOfThisMachine(request)) return;
  throw new ApiError(
    403,
    'metrics.elsewhere',
    'without METRICS_TOKEN the metrics are for programs of the server’s own machine',
  );
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** A proxy on this machine names the host that was asked for, or whom it asks for. */
function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
