import { traceBy } from './tracing.ts';

export interface TracingConfig {
  serviceName: string;
  ratio: number;
}

/** Whether these variables say where spans go. */
export function isTraced(env: Record<string, string | undefined>): boolean {
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** Begins to record spans; resolves to what ends it. What does that is loaded only here. */
export async function startTracing(config: TracingConfig): Promise<() => Promise<void>> {
  const { otlpTracing } = await import('./otlp.ts');
  const tracing = otlpTracing(config);
  traceBy(tracing);
  return async () => {
    traceBy(null);
    await tracing.stop();
  };
}
