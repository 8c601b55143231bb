import { purchaseSteps } from '../briefs/orders/purchase-steps.ts';
import { concernsHolder } from '../briefs/stock/holders.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';

/**
 * The item's events, its tryset's, those of its garments while the item held them, and its purchase. Only staff see the
 * history of a removed item.
 */
export const trysetItemSteps: StepsOf = async (deps, caller, id) => {
  const own = knownTo(deps, caller, await foldedStreams(deps, [`tryset_item-${id}`]));
  if (own === null) return null;
  const trysetId = own.at(-1)?.after.trysetId;
  const [others, purchase] = await Promise.all([
    foldedStreams(deps, [...garmentStreams(own), `tryset-${trysetId}`]),
    purchaseSteps(deps, { column: 'trysetItemId', id }),
  ]);
  const related = others.filter((step) => step.category === 'tryset' || concernsHolder(step, id));
  return [...own, ...related, ...purchase];
};

/** Streams of all garments that an item ever had: the requested one and its replacements. */
function garmentStreams(steps: readonly Step[]): string[] {
  const ids = steps.flatMap(({ before, after }) => [before.stockItemId, after.stockItemId]);
  return [...new Set(ids.flatMap((id) => streamOf('stock_item', id)))];
}
