import type { Client } from 'pg';

/** Returns the position of the last event in the log mirror before `number`; null if there is none. */
export async function eventBefore(client: Pick<Client, 'query'>, number: bigint): Promise<bigint | null> {
  const { rows } = await client.query<{ position: string | null }>(
    'select max(position)::text as position from read.log where position < $1',
    [number],
  );
  const position = rows[0]?.position ?? null;
  return position === null ? null : BigInt(position);
}
