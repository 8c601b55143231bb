import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Channel on which the runner announces, after each commit, the position of the read models. */
const channel = 'read_advanced';
const retryMs = 1000;
/** Poll interval while requests wait on a hot standby, which sends no notifications. */
const askEveryMs = 10;

interface Advance {
  /** Settles once LISTEN is active or has failed. After a failure, requests wait until their deadline. */
  listening(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  /** Called with the announced position, or null if the notification has none. */
  said(position: bigint | null): void;
  isWaitedFor(): boolean;
}

/**
 * Listens on its own pool connection from the first waiting request on, and reconnects after the connection breaks.
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
      // A broken connection may emit several errors, some of them after it was released.
      client.on('error', () => {
        if (!isLost && !isClosed) lost(client);
        isLost = true;
      });
      const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
      isStandby = rows[0]?.is === true;
      if (!isStandby) await client.query(`listen ${channel}`);
      return client;
    } catch {
      // Waiting requests read the position again at their deadline.
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
      // A lost connection also emits an error event, which reconnects.
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
