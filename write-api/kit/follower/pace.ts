/** The intervals of a follower, in ms. */
export interface Pace {
  /** How often the follower looks for due deadlines and outside calls. */
  lookEveryMs: number;
  /**
   * How long the reactor waits before it handles an event. The request that appended the event runs its reactions first,
   * unless it crashed.
   */
  patienceMs: number;
  /** How often the reactor stores its checkpoint while events arrive. */
  saveEveryMs: number;
}

export const usualPace: Pace = { lookEveryMs: 1_000, patienceMs: 2_000, saveEveryMs: 5_000 };
