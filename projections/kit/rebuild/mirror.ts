import type { Client, CustomTypesConfig } from 'pg';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import type { Recorded } from '../../projection.ts';
import { readTypes } from '../tables/connect.ts';

type Line = [
  position: bigint,
  stream: string,
  entityId: string,
  revision: bigint,
  type: string,
  data: string,
  metadata: string,
  at: string,
];

/**
 * Parsers that leave JSON columns as text: the metadata of most events are never read, and parsing them would cost as much as
 * folding.
 */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === jsonOid ? String : readTypes.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};
const jsonOid = 114;

const columns = 'position, stream, entity_id, revision, type, data, metadata, effective_at';

/**
 * Reads events of the log mirror after a position (and up to another, if given), in log order. The mirror stores events as
 * they were appended; this function upcasts them to their newest version.
 */
export function readMirror(
  client: Client,
  after: bigint,
  upTo: bigint | null,
  atMost: number,
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  const where = 'position > $1 and position <= $2 order by position limit $3';
  return linesWhere(client, where, [after, upTo ?? 2n ** 63n - 1n, atMost], table);
}

/** Reads all events of these streams, in log order. */
export function readMirroredStreams(
  client: Client,
  streams: readonly string[],
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  return linesWhere(client, 'stream = any($1) order by position', [streams], table);
}

/** Reads the events at these positions, in log order. */
export function readMirrorAt(
  client: Client,
  positions: readonly bigint[],
  table: Upcasters = upcasters,
): Promise<Recorded[]> {
  return linesWhere(client, 'position = any($1) order by position', [positions], table);
}

async function linesWhere(
  client: Client,
  where: string,
  values: unknown[],
  table: Upcasters,
): Promise<Recorded[]> {
  const text = `select ${columns} from read.log where ${where}`;
  const { rows } = await client.query<Line>({ text, values, rowMode: 'array', types });
  return rows.map((line) => new Mirrored(line, table));
}

class Mirrored implements Recorded {
  readonly event: DomainEvent;
  readonly stream: string;
  readonly entityId: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly at: string;
  readonly #metadata: string;

  constructor([position, stream, entityId, revision, type, data, metadata, at]: Line, table: Upcasters) {
    this.#metadata = metadata;
    this.stream = stream;
    this.entityId = entityId;
    this.revision = revision;
    this.position = position;
    this.at = at;
    const stored: unknown = JSON.parse(data);
    const isOfOneVersion = table[type] === undefined;
    const newest = isOfOneVersion ? stored : upcast(type, this.metadata.schemaVersion, stored, table);
    this.event = { type, data: newest } as DomainEvent;
  }

  get metadata(): EventMetadata {
    return JSON.parse(this.#metadata) as EventMetadata;
  }
}
