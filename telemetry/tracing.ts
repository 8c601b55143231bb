/** Attributes of a span. Never personal data: spans leave our systems. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: 'server' | 'producer' | 'consumer';
  /** The traceparent of the parent span; the caller's current span if omitted. */
  parent?: string | undefined;
  attributes?: Attributes;
  /** The span's start time in milliseconds of `performance`; now if omitted. */
  begun?: number;
}

/** A step of a trace, recorded when it ends. */
export interface Span {
  /** The W3C Trace Context header that makes other spans children of this one; null if this trace is not sampled. */
  readonly traceparent: string | null;
  set(attributes: Attributes): void;
  /** Marks the step as failed. `why` is an error code or a kind of error, never a message that could contain data. */
  fail(why: string): void;
  /** Ends the span at `at`, in milliseconds of `performance`; now if omitted. */
  end(at?: number): void;
}

/** The recorder of spans, if an operator configured an endpoint. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  /** Runs work with this span as the parent of the spans it starts. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Returns the traceparent of the caller's current span; null if no span is open or its trace is not sampled. */
  traceparent(): string | null;
}

let tracing: Tracing | null = null;

/** Sets the recorder of spans; null turns recording off. */
export function traceBy(recorder: Tracing | null): void {
  tracing = recorder;
}

/** Returns the recorder, or null if tracing is off. Callers then skip all work for spans. */
export function currentTracing(): Tracing | null {
  return tracing;
}

/** Returns the traceparent header for a call to another of our processes, so that its spans join the caller's trace. */
export function traceHeader(): { traceparent?: string } {
  const traceparent = tracing?.traceparent() ?? null;
  return traceparent === null ? {} : { traceparent };
}

/** Runs work as a step of the caller's trace. An error that the work throws marks the span as failed. */
export async function inSpan<Result>(
  name: string,
  options: () => SpanOptions,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  if (tracing === null) return work(null);
  const span = tracing.begin(name, options());
  try {
    return await tracing.within(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}
