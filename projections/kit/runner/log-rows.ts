import type { Client } from 'pg';
import { type Actor, roles } from '#domain/actor.ts';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { effectiveTime } from '#domain/event.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { Recorded } from '../../projection.ts';
import type { LogRow } from '../tables/log.ts';

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const largest = 2_147_483_647;

/** An event and its row in the log mirror. */
export interface Mirrored {
  recorded: Recorded;
  logRow: LogRow;
}

/** Adds the effective time to each event: its own time, or its predecessor's time in the stream if that is later. */
export async function mirrored(client: Client, events: readonly StoredEvent[]): Promise<Mirrored[]> {
  const times = await predecessorTimes(client, events);
  return events.map((stored) => {
    const metadata: Partial<EventMetadata> = stored.metadata ?? {};
    const own = { occurredAt: valid(metadata.occurredAt), recordedAt: valid(metadata.recordedAt) };
    const at = effectiveTime(own, stored.recordedAt, times.get(stored.stream) ?? null);
    times.set(stored.stream, at);
    const { category, id } = entityOf(stored.stream);
    const event = { type: stored.type, data: stored.data } as DomainEvent;
    const { stream, revision, position } = stored;
    return {
      recorded: { event, stream, entityId: id, revision, position, at, metadata: stored.metadata },
      logRow: logRow(stored, at, category, id),
    };
  });
}

/** Returns the instant; undefined if it is invalid. Another program may have written it, and no event may stop the mirror. */
function valid(instant: string | undefined): string | undefined {
  if (typeof instant !== 'string' || instantForm.test(instant)) return instant;
  const time = Date.parse(instant);
  const text = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return instantForm.test(text) ? text : undefined;
}

function logRow(stored: StoredEvent, at: string, category: string, entityId: string): LogRow {
  const metadata: Partial<EventMetadata> = stored.metadata ?? {};
  const actor: Partial<Actor> = metadata.actor ?? {};
  return {
    position: stored.position,
    eventId: stored.id,
    stream: stored.stream,
    category,
    entityId,
    revision: stored.revision,
    type: stored.type,
    data: stored.storedData,
    metadata,
    recordedAt: stored.recordedAt,
    effectiveAt: at,
    actorLabel: roles.find((role) => role === actor.label) ?? null,
    actorId: isId(actor.id) ? actor.id : null,
    brandIds: Array.isArray(metadata.brandIds) ? metadata.brandIds.filter(isId) : [],
  };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= largest;
}

/** Returns, by stream, the effective time of the event before the stream's first event in this batch. */
async function predecessorTimes(
  client: Client,
  events: readonly StoredEvent[],
): Promise<Map<string, string>> {
  const firsts = new Map<string, bigint>();
  for (const { stream, revision } of events) if (!firsts.has(stream)) firsts.set(stream, revision);
  const begun = [...firsts].filter(([, revision]) => revision > 0n);
  if (begun.length === 0) return new Map();
  const { rows } = await client.query<{ stream: string; at: string }>({
    name: 'effective times before',
    text: `select given.stream, before.effective_at as at
      from unnest($1::text[], $2::bigint[]) as given (stream, revision)
      cross join lateral (
        select effective_at from read.log
        where log.stream = given.stream and log.revision < given.revision
        order by log.revision desc limit 1
      ) before`,
    values: [begun.map(([stream]) => stream), begun.map(([, revision]) => revision)],
  });
  return new Map(rows.map(({ stream, at }) => [stream, at]));
}
