import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/told.ts';

/** A look's own events. They name the items of all its brands, so they are for staff. */
export const lookSteps: StepsOf = async (deps, caller, id) =>
  knownTo(deps, caller, await foldedStreams(deps, [`look-${id}`]));
