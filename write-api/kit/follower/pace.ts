/** Intervals of a follower, in ms. */
export interface Pace {
  /** Polling interval for due deadlines and calls. */
  lookEveryMs: number;
  /** Delay before the reactor handles an event. The request that wrote it runs its reactions first, unless it crashed. */
  patienceMs: number;
  /** Interval between stored checkpoints of the reactor while events arrive. */
  saveEveryMs: number;
}

export const usualPace: Pace = { lookEveryMs: 1_000, patienceMs: 2_000, saveEveryMs: 5_000 };
