import type pg from 'pg';
import { preparedQuery } from '../prepared.ts';
import { subscribeToAdvance } from './advance.ts';
import { askTogether } from './ask-together.ts';

export interface FreshnessOptions {
  /** Maximum time that a read waits for the read models, in milliseconds. */
  waitMs?: number;
  /** Whether the read models make no progress although events wait; by default always false. */
  standsStill?: () => boolean;
}

export interface Standing {
  /** Position in the log that the read models have reached. */
  position: bigint;
  /** Equal as long as no row has changed. Repairs and rebuilds change rows without moving the position. */
  moment: string;
  /** Whether the read models missed the requested position at the deadline. */
  isBehind: boolean;
  /** Whether the read models make no progress although events wait, even if they have reached the requested position. */
  standsStill: boolean;
  /** Rows with parked events, as `<projection>:<entity>`. */
  parked: ReadonlySet<string>;
}

export interface Freshness {
  /** Waits until the read models reach the position, or until the deadline. */
  reach(min: bigint | null): Promise<Standing>;
  close(): Promise<void>;
}

interface Waiter {
  min: bigint;
  wake(): void;
}

/**
 * Read-your-writes: a read with a minimum position waits for the runner's notification. One LISTEN connection serves all
 * waiting reads; only a standby is polled, by one query for all.
 */
export function createFreshness(
  pool: pg.Pool,
  { waitMs = 2000, standsStill = () => false }: FreshnessOptions = {},
): Freshness {
  const waiters = new Set<Waiter>();
  const advance = subscribeToAdvance(pool, {
    said(position) {
      for (const waiter of waiters) if (position === null || position >= waiter.min) waiter.wake();
    },
    isWaitedFor: () => waiters.size > 0,
  });

  const ask = askTogether(() => standingOf(pool));

  async function standing(min: bigint | null): Promise<Standing> {
    const now = await ask();
    return { ...now, isBehind: min !== null && now.position < min, standsStill: standsStill() };
  }

  async function reach(min: bigint | null): Promise<Standing> {
    const first = await standing(min);
    if (!first.isBehind || min === null) return first;
    const deadline = performance.now() + waitMs;
    await advance.listening();
    for (;;) {
      // Registers the waiter before it reads the position again, so that no notification in between is missed.
      const waiter = wait(min, deadline - performance.now());
      const now = await standing(min);
      if (!now.isBehind) {
        waiter.end();
        return now;
      }
      if ((await waiter.ended) === 'over') return standing(min);
    }
  }

  function wait(min: bigint, ms: number) {
    const { promise, resolve } = Promise.withResolvers<'woken' | 'over'>();
    const waiter: Waiter = { min, wake: () => end('woken') };
    const timer = setTimeout(() => end('over'), Math.max(0, ms));
    function end(how: 'woken' | 'over' = 'woken') {
      clearTimeout(timer);
      waiters.delete(waiter);
      resolve(how);
    }
    waiters.add(waiter);
    return { ended: promise, end: () => end() };
  }

  return {
    reach,
    async close() {
      for (const waiter of waiters) waiter.wake();
      await advance.close();
    },
  };
}

const standingQuery = preparedQuery(
  `select coalesce(max(position), 0) as position, coalesce(max(generation), 0) as generation,
          array(select projection || ':' || entity from read.parked) as parked
   from read.checkpoints where name = 'live'`,
);

async function standingOf(pool: pg.Pool): Promise<Omit<Standing, 'isBehind' | 'standsStill'>> {
  const { rows } = await pool.query<{ position: bigint; generation: bigint; parked: string[] }>(
    standingQuery,
  );
  const { position, generation, parked } = rows[0] ?? { position: 0n, generation: 0n, parked: [] };
  return { position, moment: `${position} ${generation}`, parked: new Set(parked) };
}
