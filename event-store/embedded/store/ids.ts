import type { ClientBase } from 'pg';

/** The id and revision of a stored event. */
export interface KnownEvent {
  readonly id: string;
  readonly revision: bigint;
  readonly position: bigint;
}

const BY_ID = 'select id, stream, revision::text from event_store.events where id = any($1::uuid[])';
const BY_REVISION = `
  select id, revision::text, position::text from event_store.events as stored
  where stream = $1 and revision between $2 and $3 order by stored.revision`;

export const idKey = (stream: string, id: string): string => `${id} ${stream}`;

/** Returns the revisions of the events with these ids, by `idKey`. */
export async function findIds(db: ClientBase, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; stream: string; revision: string }>({
    name: 'find-ids',
    text: BY_ID,
    values: [`{${ids.join(',')}}`],
  });
  return new Map(rows.map((row) => [idKey(row.stream, row.id), BigInt(row.revision)]));
}

/** Returns the ids of a stream's events between two revisions, in order. */
export async function readIds(
  db: ClientBase,
  stream: string,
  from: bigint,
  to: bigint,
): Promise<KnownEvent[]> {
  const { rows } = await db.query<{ id: string; revision: string; position: string }>({
    name: 'read-ids',
    text: BY_REVISION,
    values: [stream, from.toString(), to.toString()],
  });
  return rows.map((row) => ({
    id: row.id,
    revision: BigInt(row.revision),
    position: BigInt(row.position),
  }));
}
