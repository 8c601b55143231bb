import { setTimeout } from 'node:timers/promises';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';

/** How many events a writer may be before the read models: less than a third of a second for them. */
const aheadAtMost = 500;
const lookEveryMs = 20;

/** What was written, or is under way and has no position yet. */
interface Own {
  events: number;
  position: bigint | null;
}

/** Keeps a writer near to the read models: rows of others wait behind no more than a moment of it. */
export interface Pace {
  /**
   * Writes so many events as soon as the read models are near enough. `write` answers the position of the last, null where
   * all were there before.
   */
  inTurn<Written extends { position: bigint | null }>(
    events: number,
    write: () => Promise<Written>,
  ): Promise<Written>;
  stop(): Promise<void>;
}

/**
 * Looks where the read models are until it is stopped. Holds nobody back where they do not move for so many ms, or cannot be
 * asked.
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
    // The events are the truth: a database that is away or has no tables yet holds nobody up.
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
      // The read models may have come past it before its answer did.
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
