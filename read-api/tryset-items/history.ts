import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import type { Caller } from '#http/caller.ts';
import { purchaseSteps } from '../briefs/orders/purchase-steps.ts';
import { concernsHolder } from '../briefs/stock/holders.ts';
import type { StepsOf } from '../kit/history/route.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';
import { knownTo } from '../kit/history/visible-steps.ts';
import { exchangedFor } from './exchanges.ts';

/**
 * The item's events, its tryset's, those of its garments while the item held them, its purchase, and the payments for its loss or
 * damage. Only staff see the history of a removed item.
 */
export const trysetItemSteps: StepsOf = async (deps, caller, id) => {
  const own = knownTo(deps, caller, await foldedStreams(deps, [`tryset_item-${id}`]));
  if (own === null) return null;
  const trysetId = own.at(-1)?.after.trysetId;
  const [others, purchase, exchange] = await Promise.all([
    foldedStreams(deps, [...garmentStreams(own), `tryset-${trysetId}`, ...faultPayments(own)]),
    purchaseSteps(deps, { column: 'trysetItemId', id }),
    exchangeSteps(deps, caller, id),
  ]);
  const related = others.filter((step) => step.category !== 'stock_item' || concernsHolder(step, id));
  return [...own, ...related, ...purchase, ...exchange];
};

/** The streams of the payments by which the member was charged for loss or damage. */
function faultPayments(steps: readonly Step[]): string[] {
  const type: TrysetItemEvent['type'] = 'TrysetItemFaultCharged';
  return steps.flatMap((step) => (step.type === type ? streamOf('payment', step.data.paymentId) : []));
}

/** The event of the other item that this item followed in an exchange of its size. */
async function exchangeSteps(deps: Parameters<StepsOf>[0], caller: Caller, id: number): Promise<Step[]> {
  const former = await exchangedFor(deps.db, caller, id).execute();
  const steps = await foldedStreams(
    deps,
    former.map((item) => `tryset_item-${item.id}`),
  );
  const type: TrysetItemEvent['type'] = 'TrysetItemExchanged';
  return steps.filter((step) => step.type === type);
}

/** Streams of all garments that an item ever had: the requested one and its replacements. */
function garmentStreams(steps: readonly Step[]): string[] {
  const ids = steps.flatMap(({ before, after }) => [before.stockItemId, after.stockItemId]);
  return [...new Set(ids.flatMap((id) => streamOf('stock_item', id)))];
}
