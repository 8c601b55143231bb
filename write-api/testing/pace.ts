import type { WriteDeps } from '../deps.ts';
import type { Pace } from '../kit/follower/pace.ts';

/** A follower's pace for tests, which otherwise spend most of their time waiting for it. The order of events stays. */
export const hurriedPace: Pace = { lookEveryMs: 200, patienceMs: 250, saveEveryMs: 250 };

/** Deps that soon give up on an index that lags. */
export const impatient = <Deps extends Pick<WriteDeps, 'indexed'>>(deps: Deps): Deps => ({
  ...deps,
  indexed: { ...deps.indexed, patienceMs: 100 },
});
