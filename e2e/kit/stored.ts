import pg from 'pg';
import { house } from './house.ts';

/** Counts rows directly in the database. */
export async function countOf(table: string, where: string): Promise<number> {
  const condition = ['not is_removed', where].filter(Boolean).join(' and ');
  const rows = await asked<{ count: string }>(`select count(*) from ${table} where ${condition}`);
  return Number(rows[0]?.count);
}

/** Records a failed reaction to the first event of a stream. */
export async function noteFailure(stream: string): Promise<void> {
  await asked(
    `insert into write.reaction_failures (event_id, position, stream, type, error, tries, failed_at)
     select event_id::uuid, position, stream, type, 'the house was away', 1, now()
     from read.log where stream = $1 and revision = 0`,
    [stream],
  );
}

async function asked<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: house().server.backend.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
