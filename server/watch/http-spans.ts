import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type Span } from '#telemetry/tracing.ts';
import { routeOf, staysOpen } from './http-metrics.ts';

/**
 * Adds a span around each request. The caller's trace continues only behind our own proxy (`isBelieved`); any other request
 * begins a new trace.
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
  // Node's socket events deliver the body outside the context of the request's span, so this hook restores the context.
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

/** Returns whether a request is one that monitoring repeats every few seconds, which is not worth a span. */
export function isHousekeeping(request: FastifyRequest): boolean {
  return /^\/(?:health|metrics)\b/.test(routeOf(request));
}
