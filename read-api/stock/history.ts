import { rentalStreams } from '../briefs/stock/holders.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/**
 * A garment's events, and those of every tryset item that ever held it. Only staff see the history of a removed
 * garment.
 */
export const stockItemSteps: StepsOf = async (deps, caller, id) => {
  const own = knownTo(deps, caller, await foldedStreams(deps, [`stock_item-${id}`]));
  if (own === null) return null;
  const rentals = await foldedStreams(deps, rentalStreams(own));
  return [...own, ...rentals];
};
