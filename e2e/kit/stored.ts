import pg from 'pg';
import { house } from './house.ts';

/** Counts rows where they are stored, past the API. */
export async function countOf(table: string, where: string): Promise<number> {
  const client = new pg.Client({ connectionString: house().server.backend.databaseUrl });
  await client.connect();
  try {
    const condition = ['not is_removed', where].filter(Boolean).join(' and ');
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from ${table} where ${condition}`,
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
