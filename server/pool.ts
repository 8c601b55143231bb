import pg from 'pg';

/**
 * The limits of every pool. A request that waits over 10 seconds for a connection gets a 503. Postgres ends a transaction that
 * idles for 30 seconds.
 */
export const poolLimits = {
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies pg.PoolConfig;

/**
 * Opens a Postgres pool. Lost connections are reported, and the next query opens a new one. Checked-out connections
 * also get an error listener: without one, an error between two queries would end the process.
 */
export function openPool(options: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...poolLimits, ...options });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
