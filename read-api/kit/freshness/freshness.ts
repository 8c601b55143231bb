import type pg from 'pg';
import { preparedQuery } from '../prepared.ts';
import { subscribeToAdvance } from './advance.ts';
import { askTogether } from './ask-together.ts';

export interface FreshnessOptions {
  /** How long a read waits for its read models at most, in milliseconds. */
  waitMs?: number;
  /** Whether events wait and the read models do not move; they always do unless given. */
  standsStill?: () => boolean;
}

export interface Standing {
  /** Commit position that the read models have reached. */
  position: bigint;
  /** The same text while no row of them has changed: a repair and a rebuild change rows at the same position. */
  moment: string;
  /** Whether they had not reached what was asked for when the waiting ended. */
  isBehind: boolean;
  /** Whether something may be missing, whatever was asked for. */
  standsStill: boolean;
  /** `<projection>:<entity>` of what is held up by events that could not be projected. */
  parked: ReadonlySet<string>;
}

export interface Freshness {
  /** Waits until the read models have reached the position, or until it has waited long enough. */
  reach(min: bigint | null): Promise<Standing>;
  close(): Promise<void>;
}

interface Waiter {
  min: bigint;
  wake(): void;
}

/**
 * Read-your-writes: who asks for a position waits for the runner's word that it has been reached. The word comes by
 * LISTEN, one for all who wait; nobody asks the database again and again, but one for all where it is a standby.
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
      // Registered before it is read once more: what advances in between wakes it.
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
