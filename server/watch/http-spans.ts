import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type Span } from '#telemetry/tracing.ts';
import { routeOf, staysOpen } from './http-metrics.ts';

/**
 * A span for each request that this app answers, around all that is done for it. A trace that a caller began goes on only
 * where a proxy of the house is in front (`isBelieved`); anybody else's request begins its own.
 */
export function httpSpans(app: FastifyInstance, isBelieved: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const tracing = currentTracing();
    if (tracing === null || isHousekeeping(request)) return done();
    const { method, headers } = request;
    const route = routeOf(request);
    const span = tracing.begin(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'tryset.request_id': request.id },
      ...(isBelieved && { parent: String(headers.traceparent ?? '') }),
    });
    spans.set(request, span);
    tracing.within(span, done);
  });
  // The body is read by events of the socket, which know nothing of the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    const tracing = currentTracing();
    if (span === undefined || tracing === null) return done();
    tracing.within(span, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    span.set({ 'http.response.status_code': reply.statusCode, 'tryset.live': staysOpen(reply) });
    if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
    span.end();
  });
}

/** What is asked every few seconds, and tells nobody anything. */
export function isHousekeeping(request: FastifyRequest): boolean {
  return /^\/(?:health|metrics)\b/.test(routeOf(request));
}
