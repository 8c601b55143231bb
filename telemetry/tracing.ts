/** What is said of a span beside its name. Never personal data: spans leave the house. */
export type Attributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: 'server' | 'producer' | 'consumer';
  /** A traceparent to belong under, in place of the span that the caller runs within. */
  parent?: string | undefined;
  attributes?: Attributes;
  /** When it began, in milliseconds of `performance`; now where it is left out. */
  begun?: number;
}

/** A step of a trace. It counts once it has ended. */
export interface Span {
  /** By which others belong under it, as W3C Trace Context writes it; null where this trace is not kept. */
  readonly traceparent: string | null;
  set(attributes: Attributes): void;
  /** What it stood for did not succeed; `why` is a code or a kind, never a message with data in it. */
  fail(why: string): void;
  /** `at` in milliseconds of `performance`; now where it is left out. */
  end(at?: number): void;
}

/** What records spans, where an operator has said where to send them. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  /** Runs work so that what it begins belongs under the span. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Of the span that the caller runs within; null outside of all that are kept. */
  traceparent(): string | null;
}

let tracing: Tracing | null = null;

/** From here on spans are recorded by this, or by nothing. */
export function traceBy(recorder: Tracing | null): void {
  tracing = recorder;
}

/** What records spans; null where nothing does, and then nothing is to be done for them. */
export function currentTracing(): Tracing | null {
  return tracing;
}

/** The header by which a call to another process of the house belongs to the trace that the caller is in. */
export function traceHeader(): { traceparent?: string } {
  const traceparent = tracing?.traceparent() ?? null;
  return traceparent === null ? {} : { traceparent };
}

/** Runs work as a step of the trace that the caller is in. What it throws is the span's failure too. */
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
