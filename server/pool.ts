import pg from 'pg';

/** A connection that does not come within ten seconds is a 503; a transaction that stands idle for half a minute is broken off. */
export const poolLimits = {
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies pg.PoolConfig;

/**
 * Connections to Postgres. One that is lost is reported and replaced by the next query, also while it is lent to somebody
 * who asks nothing at that moment: unheard, its error would end the process.
 */
export function openPool(options: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...poolLimits, ...options });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
