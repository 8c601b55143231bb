import type pg from 'pg';

/** The runner says on this channel, after each commit, which position the read models have reached. */
const channel = 'read_advanced';
const retryMs = 1000;

interface Advance {
  /** Settles once the channel is listened to, or could not be: whoever waits then waits for its time. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens from the first time that somebody waits, on a connection of its own out of the pool, and again after it
 * broke. `said` gets the position, or null where the word does not say it.
 */
export function subscribeToAdvance(pool: pg.Pool, said: (position: bigint | null) => void): Advance {
  let connection: Promise<pg.PoolClient | null> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.PoolClient | null> {
    try {
      const client = await pool.connect();
      client.on('notification', ({ payload = '' }) =>
        said(/^\d{1,19}$/.test(payload) ? BigInt(payload) : null),
      );
      let isLost = false;
      // A broken connection says so more than once, and one that was given back may still say so.
      client.on('error', () => {
        if (!isLost && !isClosed) lost(client);
        isLost = true;
      });
      await client.query(`listen ${channel}`);
      return client;
    } catch {
      // Whoever waits now reads the position once more at the end of its time.
      setTimeout(() => {
        connection = null;
      }, retryMs).unref();
      return null;
    }
  }

  function lost(client: pg.PoolClient): void {
    client.removeAllListeners('notification');
    client.release(true);
    connection = null;
  }

  return {
    async listening() {
      if (isClosed) return;
      connection ??= connect();
      await connection;
    },
    async close() {
      isClosed = true;
      const client = await connection;
      client?.release(true);
    },
  };
}
