import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** The runner says on this channel, after each commit, which position the read models have reached. */
const channel = 'read_advanced';
const retryMs = 1000;
/** A hot standby tells nobody what it has replayed: it is asked so often, as long as somebody waits. */
const askEveryMs = 10;

interface Advance {
  /** Settles once the channel is listened to, or could not be: whoever waits then waits for its time. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  /** Gets the position, or null where the word does not say it. */
  said(position: bigint | null): void;
  isWaitedFor(): boolean;
}

/**
 * Listens from the first time that somebody waits, on a connection of its own out of the pool, and again after it
 * broke.
 */
export function subscribeToAdvance(pool: pg.Pool, { said, isWaitedFor }: Waiting): Advance {
  let connection: Promise<pg.PoolClient | null> | null = null;
  let isClosed = false;
  let isStandby = false;
  let isAsking = false;

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
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      isStandby = rows[0]?.is === true;
      if (!isStandby) await client.query(`listen ${channel}`);
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

  async function ask(client: pg.PoolClient): Promise<void> {
    isAsking = true;
    try {
      do {
        await delay(askEveryMs);
        const { rows } = await client.query<{ position: bigint }>(
          "select position from read.checkpoints where name = 'live'",
        );
        said(rows[0]?.position ?? null);
      } while (isWaitedFor() && !isClosed);
    } catch {
      // The connection is lost, which it says by itself.
    } finally {
      isAsking = false;
    }
  }

  return {
    async listening() {
      if (isClosed) return;
      connection ??= connect();
      const client = await connection;
      if (client !== null && isStandby && !isAsking) void ask(client);
    },
    async close() {
      isClosed = true;
      const client = await connection;
      client?.release(true);
    },
  };
}
