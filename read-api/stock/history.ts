import { purchaseSteps } from '../briefs/orders/purchase-steps.ts';
import { rentalStreams } from '../briefs/stock/holders.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/**
 * A garment's events, those of every tryset item that ever held it, and its purchases. Only staff see the history of a
 * removed garment.
 */
export const stockItemSteps: StepsOf = async (deps, caller, id) => {
  const own = knownTo(deps, caller, await foldedStreams(deps, [`stock_item-${id}`]));
  if (own === null) return null;
  const [rentals, purchases] = await Promise.all([
    foldedStreams(deps, rentalStreams(own)),
    purchaseSteps(deps, { column: 'stockItemId', id }),
  ]);
  return [...own, ...rentals, ...purchases];
};
