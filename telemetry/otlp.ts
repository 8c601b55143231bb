import {
  type Context,
  context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

export interface OtlpOptions {
  /** The service name in traces, unless `OTEL_SERVICE_NAME` sets another. */
  serviceName: string;
  /** The fraction of requests that is traced, from 0 to 1. */
  ratio: number;
}

/** A recorder that exports spans by OTLP over HTTP to the endpoint in the standard `OTEL_EXPORTER_OTLP_*` variables. */
export interface OtlpTracing extends Tracing {
  /** Sends the pending spans, and gives up after three seconds without an answer from the endpoint. */
  stop(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };
const stopWithinMs = 3_000;

export function otlpTracing({ serviceName, ratio }: OtlpOptions): OtlpTracing {
  const contexts = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(contexts.enable());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ timeoutMillis: stopWithinMs }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('tryset');
  const spans = new WeakMap<Span, OtelSpan>();

  return {
    begin(name, { kind, parent, attributes, begun }) {
      const span = tracer.startSpan(
        name,
        {
          kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind],
          ...(attributes && { attributes }),
          ...(begun !== undefined && { startTime: instant(begun) }),
        },
        contextUnder(parent),
      );
      const own: Span = {
        traceparent: traceparentOf(span),
        set: (more) => void span.setAttributes(more),
        fail: (why) => void span.setStatus({ code: SpanStatusCode.ERROR, message: why }),
        end: (at) => span.end(at === undefined ? undefined : instant(at)),
      };
      spans.set(own, span);
      return own;
    },
    within(own, work) {
      const span = spans.get(own);
      return span === undefined ? work() : context.with(trace.setSpan(context.active(), span), work);
    },
    traceparent() {
      const active = trace.getActiveSpan();
      return active === undefined ? null : traceparentOf(active);
    },
    async stop() {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopWithinMs);
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
      context.disable();
    },
  };
}

function instant(ofPerformance: number): Date {
  return new Date(performance.timeOrigin + ofPerformance);
}

function traceparentOf(span: OtelSpan): string | null {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return (traceFlags & TraceFlags.SAMPLED) === 0 ? null : `00-${traceId}-${spanId}-01`;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** If the traceparent is invalid, the span continues the caller's current trace. */
function contextUnder(parent: SpanOptions['parent']): Context {
  const [, traceId, spanId, flags] = form.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return context.active();
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
