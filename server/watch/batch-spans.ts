import type { Batch } from '#projections/kit/runner/session.ts';
import { currentTracing } from '#telemetry/tracing.ts';

/** Older traces count as finished: a catch-up or a rebuild adds no spans to them. */
const oldestMs = 60 * 60 * 1_000;

/** Adds a span of the batch to each trace in it, below the span that appended the events. */
export function spansOfBatch({ events, begun, milliseconds }: Batch): void {
  const tracing = currentTracing();
  if (tracing === null) return;
  const own = new Map<string, { events: number; position: bigint }>();
  const since = new Date(Date.now() - oldestMs).toISOString();
  for (const { metadata, recordedAt, position } of events) {
    const parent = metadata?.traceparent;
    if (typeof parent !== 'string' || recordedAt < since) continue;
    own.set(parent, { events: (own.get(parent)?.events ?? 0) + 1, position });
  }
  for (const [parent, told] of own) {
    const span = tracing.begin('project', {
      kind: 'consumer',
      parent,
      begun,
      attributes: {
        'tryset.events': told.events,
        'tryset.batch_events': events.length,
        'tryset.position': String(told.position),
      },
    });
    span.end(begun + milliseconds);
  }
}
