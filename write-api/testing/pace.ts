import type { WriteDeps } from '../deps.ts';
import type { Pace } from '../kit/follower/pace.ts';

/** A follower's for tests: most of their time went by in waiting for it. What comes after what stays as it is. */
export const hurriedPace: Pace = { lookEveryMs: 200, patienceMs: 250, saveEveryMs: 250 };

/** What commands stand on, for one that soon gives up on an index that stays behind. */
export const impatient = <Deps extends Pick<WriteDeps, 'indexed'>>(deps: Deps): Deps => ({
  ...deps,
  indexed: { ...deps.indexed, patienceMs: 100 },
});
