import type { Batch } from '#projections/kit/runner/session.ts';
import { currentTracing } from '#telemetry/tracing.ts';

/** The maximum age of an event whose trace still gets spans. A catch-up or a rebuild adds none to older traces. */
const oldestMs = 60 * 60 * 1_000;

/** Adds a span to each trace that has events in the batch. Its parent is the span that appended the events. */
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
