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

const columns = 'position, stream, entity_id, revision, type, data, metadata, effective_at';

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
    text: `select ${columns} from read.log where position > $1 and position <= $2 order by position limit $3`,
    values: [after, upTo ?? 2n ** 63n - 1n, atMost],
    rowMode: 'array',
  });
  return rows.map((line) => recordedOf(line, table));
}

/** All events of these streams, in the order of the log. */
export async function readMirroredStreams(
  client: Client,
  streams: readonly string[],
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  const { rows } = await client.query<Line>({
    text: `select ${columns} from read.log where stream = any($1) order by position`,
    values: [streams],
    rowMode: 'array',
  });
  return rows.map((line) => recordedOf(line, table));
}

/** The events at these positions, in the order of the log. */
export async function readMirrorAt(
  client: Client,
  positions: readonly bigint[],
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  const { rows } = await client.query<Line>({
    text: `select ${columns} from read.log where position = any($1) order by position`,
    values: [positions],
    rowMode: 'array',
  });
  return rows.map((line) => recordedOf(line, table));
}

function recordedOf(
  [position, stream, entityId, revision, type, data, metadata, at]: Line,
  table: Upcasters,
): Recorded {
  return {
    event: { type, data: upcast(type, metadata.schemaVersion, data, table) } as DomainEvent,
    stream,
    entityId,
    revision,
    position,
    at,
    metadata,
  };
}
