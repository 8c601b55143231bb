import type { Client } from 'pg';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import type { Recorded } from '../projection.ts';

type Line = [
  position: bigint,
  stream: string,
  entityId: string,
  revision: bigint,
  type: string,
  data: unknown,
  metadata: EventMetadata,
  at: string,
];

/**
 * Events of the log mirror after a position and, where it is named, up to another, in their order. The mirror holds them as
 * they are stored; here they are raised to their newest version.
 */
export async function readMirror(
  client: Client,
  after: bigint,
  upTo: bigint | null,
  atMost: number,
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  const { rows } = await client.query<Line>({
    name: 'read mirror',
    text: `select position, stream, entity_id, revision, type, data, metadata, effective_at
      from read.log where position > $1 and position <= $2 order by position limit $3`,
    values: [after, upTo ?? 2n ** 63n - 1n, atMost],
    rowMode: 'array',
  });
  return rows.map(([position, stream, entityId, revision, type, data, metadata, at]) => ({
    event: { type, data: upcast(type, metadata.schemaVersion, data, table) } as DomainEvent,
    stream,
    entityId,
    revision,
    position,
    at,
    metadata,
  }));
}
