import type { WriteDeps } from '../deps.ts';
import type { Pace } from '../kit/follower/pace.ts';

/** A follower's pace for tests, which would otherwise mostly wait for the follower. The order of events stays the same. */
export const hurriedPace: Pace = { lookEveryMs: 200, patienceMs: 250, saveEveryMs: 250 };

/** Returns the deps with a short wait for an index that lags. */
export const impatient = <Deps extends Pick<WriteDeps, 'indexed'>>(deps: Deps): Deps => ({
  ...deps,
  indexed: { ...deps.indexed, patienceMs: 100 },
});
