import { currentTracing } from '#telemetry/tracing.ts';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Returns the log options: one JSON object per line on stderr, with its trace id. */
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
 * Returns the facts of an error that may be logged. Postgres adds the refused row and the query parameters, which can contain
 * names and addresses, so these are left out.
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
