import type { Pace } from '../kit/follower/pace.ts';

/** A follower's for tests: most of their time went by in waiting for it. What comes after what stays as it is. */
export const hurriedPace: Pace = { lookEveryMs: 200, patienceMs: 250, saveEveryMs: 250 };
