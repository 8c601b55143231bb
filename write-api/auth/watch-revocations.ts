import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { unavailable } from '#http/errors.ts';
import type { Revocations } from '#http/revocations.ts';
import { channel, keptSeconds, revocationsSchema } from './revocations.ts';

export interface WatchedRevocations extends Revocations {
  close(): Promise<void>;
}

/** The time after which a connection without an answer is replaced. */
const answerWithinMs = 5_000;

interface Options {
  databaseUrl: string;
  report: (error: unknown) => void;
  /** The interval of full reads in ms; they cover lost notifications. */
  lookEveryMs?: number;
  /** The maximum silence of the revocation feed in ms, after which all tokens are refused. */
  patienceMs?: number;
}

/**
 * Follows revocations of access tokens on a connection of its own. It receives notifications, and reads all current
 * revocations when the connection starts and every few seconds. Checking a token therefore needs no query. Resolves once it
 * knows the current revocations. If the database does not answer for `patienceMs`, it refuses all tokens.
 */
export async function watchRevocations({
  databaseUrl,
  report,
  lookEveryMs = 5_000,
  patienceMs = 30_000,
}: Options): Promise<WatchedRevocations> {
  /** When each revocation expires, by this process's clock. */
  const revoked = new Map<string, number>();
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  let told = Number.NEGATIVE_INFINITY;

  function take(keys: readonly string[]): void {
    const known = revoked.size;
    for (const key of keys) revoked.set(key, performance.now() + keptSeconds * 1_000);
    if (revoked.size > known) for (const said of [...listeners]) said();
  }

  async function look(client: pg.Client): Promise<void> {
    const asked = performance.now();
    const { rows } = await client.query<{ key: string }>(
      `select key from write.revocations where revoked_at > now() - interval '${keptSeconds} seconds'`,
    );
    for (const [key, until] of revoked) if (until < asked) revoked.delete(key);
    take(rows.map(({ key }) => key));
    told = asked;
  }

  /** Receives notifications until the connection breaks. */
  async function listen(client: pg.Client, begun: () => void): Promise<void> {
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', ({ payload = '' }) => take([payload]));
    await client.connect();
    await client.query(revocationsSchema);
    await client.query(`listen ${channel}`);
    const over = AbortSignal.any([stopping.signal, broken.signal]);
    while (!over.aborted) {
      await look(client);
      begun();
      await delay(lookEveryMs, undefined, { signal: over }).catch(() => undefined);
    }
  }

  async function follow(begun: () => void, failed: (error: unknown) => void): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: answerWithinMs,
        query_timeout: answerWithinMs,
      });
      try {
        await listen(client, begun);
      } catch (error) {
        report(error);
        failed(error);
      } finally {
        await client.end().catch(() => undefined);
      }
      await delay(500, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const begun = Promise.withResolvers<void>();
  const following = follow(begun.resolve, begun.reject);
  const close = async () => {
    stopping.abort();
    await following;
  };
  try {
    await begun.promise;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    has: (key) => revoked.has(key),
    requireTold() {
      if (performance.now() - told > patienceMs) throw unavailable('the database');
    },
    onRevoked(said) {
      listeners.add(said);
      return () => listeners.delete(said);
    },
    close,
  };
}
