import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Returns the pattern of the request's route, for labels. A path as label would make unlimited series, one per id. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/** Measures the durations of all requests except streams. */
export function httpMetrics(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    registers: [registry],
    name: 'tryset_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  // Each call of `labels` hashes the label values, so the labelled metrics are cached.
  const labelled = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    if (staysOpen(reply)) return done();
    const labels = [request.method, routeOf(request), String(reply.statusCode)];
    const key = labels.join(' ');
    const own = labelled.get(key) ?? durations.labels(...labels);
    labelled.set(key, own);
    own.observe(reply.elapsedTime / 1_000);
    done();
  });
}

/** Returns whether the answer is the live updates, which last as long as a page is open. */
export function staysOpen(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}
