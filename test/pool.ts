import pg from 'pg';

/** Opens a pool on a test database, which may be dropped while the last connection is still closing. */
export function testPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}
