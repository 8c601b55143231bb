import { traceBy } from './tracing.ts';

export interface TracingConfig {
  serviceName: string;
  ratio: number;
}

/** Returns whether the environment variables set an endpoint for the export of spans. */
export function isTraced(env: Record<string, string | undefined>): boolean {
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** Starts recording spans and resolves to a function that stops the recording. Imports the tracing libraries on demand. */
export async function startTracing(config: TracingConfig): Promise<() => Promise<void>> {
  const { otlpTracing } = await import('./otlp.ts');
  const tracing = otlpTracing(config);
  traceBy(tracing);
  return async () => {
    traceBy(null);
    await tracing.stop();
  };
}
