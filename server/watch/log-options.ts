import { currentTracing } from '#telemetry/tracing.ts';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The log of a process: a JSON object a line on stderr, with the trace that a line belongs to. */
export function logOptions(level: LogLevel) {
  return {
    level,
    stream: process.stderr,
    serializers: { err: factsOf },
    mixin() {
      const traceId = currentTracing()?.traceparent()?.split('-')[1];
      return traceId === undefined ? {} : { traceId };
    },
  };
}

type Known = { type: string; message: string; stack: string; [more: string]: unknown };

/**
 * What a log may tell of an error. Postgres adds the row that it refused and the parameters of a query, in which names and
 * addresses stand: these are left out.
 */
function factsOf(error: Error): Known {
  const { code, table, constraint } = error as Error & Record<'code' | 'table' | 'constraint', unknown>;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause instanceof Error && { cause: factsOf(error.cause) }),
  };
}
