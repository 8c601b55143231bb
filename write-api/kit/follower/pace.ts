/** How long a follower lets things be, in ms. */
export interface Pace {
  /** How often it looks for what has come due. */
  lookEveryMs: number;
  /** A request sees to what follows from its events itself; the reactor looks after them once it had the time to. */
  patienceMs: number;
  /** How often the reactor's checkpoint is written down while there is something to do. */
  saveEveryMs: number;
}

export const usualPace: Pace = { lookEveryMs: 1_000, patienceMs: 2_000, saveEveryMs: 5_000 };
