import { itemStreams } from '../briefs/trysets/streams.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/** A tryset's events with those of its items. A brand admin sees only those of its own brand's items. */
export const trysetSteps: StepsOf = async (deps, caller, id) => {
  const own = await foldedStreams(deps, [`tryset-${id}`]);
  const items = await foldedStreams(deps, itemStreams(own));
  return knownTo(deps, caller, [...items, ...own]);
};
