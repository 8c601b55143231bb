import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/** A look's events, for staff only, as they name items of all the look's brands. */
export const lookSteps: StepsOf = async (deps, caller, id) =>
  knownTo(deps, caller, await foldedStreams(deps, [`look-${id}`]));
