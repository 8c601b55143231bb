import pg from 'pg';

/**
 * Connections to Postgres. One that is lost is reported and replaced by the next query, also while it is lent to somebody
 * who asks nothing at that moment: unheard, its error would end the process.
 */
export function openPool(options: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
