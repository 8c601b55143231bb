import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/** A product's events, including those of its sizes. Only staff see the history of a removed product. */
export const productSteps: StepsOf = async (deps, caller, id) =>
  knownTo(deps, caller, await foldedStreams(deps, [`product-${id}`]));
