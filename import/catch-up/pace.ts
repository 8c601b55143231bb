import { setTimeout } from 'node:timers/promises';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';

/**
 * The maximum number of events that a writer may be ahead of the read models. They process as many in less than a
 * third of a second.
 */
const aheadAtMost = 500;
const lookEveryMs = 20;

/** A write that is still pending, and therefore without a position, or done. */
interface Own {
  events: number;
  position: bigint | null;
}

/** Keeps a writer close to the read models, so that changes by other people wait only a moment behind it. */
export interface Pace {
  /**
   * Writes this many events as soon as the read models are close enough. `write` returns the position of the last
   * event; null if all events already existed.
   */
  inTurn<Written extends { position: bigint | null }>(
    events: number,
    write: () => Promise<Written>,
  ): Promise<Written>;
  stop(): Promise<void>;
}

/**
 * Polls the read models' position until stopped. It holds no writer back if the position does not change for
 * `patienceMs`, or cannot be read.
 */
export function startPace(databaseUrl: string, patienceMs = 2_000): Pace {
  const pool = readPool(databaseUrl, 1);
  pool.on('error', () => undefined);
  const before = new Set<Own>();
  let ahead = 0;
  let [reached, movedAt] = [-2n, Date.now()];
  let looked = Promise.withResolvers<void>();
  let isOver = false;

  function forget(own: Own): void {
    before.delete(own);
    ahead -= own.events;
  }

  async function look(): Promise<void> {
    // An import may run without a database or its tables, as the events are the source of truth.
    const position = await loadCheckpoint(pool).then(
      (checkpoint) => checkpoint.position,
      () => reached,
    );
    if (position !== reached) {
      [reached, movedAt] = [position, Date.now()];
      for (const each of before) if (each.position !== null && each.position <= reached) forget(each);
    }
    looked.resolve();
    looked = Promise.withResolvers();
  }
  const looking = (async () => {
    while (!isOver) {
      await look();
      await setTimeout(lookEveryMs);
    }
  })();
  const isHeldBack = () => ahead >= aheadAtMost && Date.now() - movedAt < patienceMs;

  return {
    async inTurn(events, write) {
      while (isHeldBack()) await looked.promise;
      const own: Own = { events, position: null };
      before.add(own);
      ahead += events;
      const written = await write();
      own.position = written.position;
      // The read models may have passed the position before the answer to the append arrived.
      if (own.position === null || own.position <= reached) forget(own);
      return written;
    },
    async stop() {
      isOver = true;
      await looking;
      await pool.end();
    },
  };
}
