import { sameHolder, stockItem } from '#domain/stock/stock-item.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { withRuleCode } from '#domain/tryset-items/rule-codes.ts';
import { maySwap, swapRefused } from '#domain/tryset-items/swap.ts';
import { refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import type { Streams } from '../kit/commands/streams.ts';

type Swap = Extract<TrysetItemCommand, { action: 'swap_garment' }>;
type On = ActionOn<TrysetItemState, TrysetItemCommand>;

/**
 * Swaps the garments of two shipped items of one product. The item that holds the other garment decides, by a reaction to the first
 * item's event, so a crash only delays it. If it refuses, both keep their garments: 409 `tryset_item.swap_refused`.
 */
export async function swapGarments({ streams }: WriteDeps, on: On, { to }: Swap): Promise<TargetOutcome> {
  const { id, context, seenRevision } = on;
  const withItemId = await partnerOf(streams, on, to);
  const target = { on: 'tryset_item', id, command: { action: 'swap_garment', withItemId, to } } as const;
  const outcome = await runTarget(streams, target, context, seenRevision);
  if (!outcome.ok || !outcome.followed.some(isRefusedBy)) return outcome;
  throw refused(withRuleCode(swapRefused(to).refusal));
}

/** Returns the item that holds the garment, if it may swap it now; else null. */
async function partnerOf(streams: Streams, { id, state }: On, to: number): Promise<number | null> {
  const [{ state: own }, { state: wanted }] = await Promise.all([
    streams.refresh(stockItem, state.stockItemId),
    streams.refresh(stockItem, to),
  ]);
  const { holder } = wanted;
  const isOwn = sameHolder(own.holder, { kind: 'tryset_item', id });
  // A garment that is still reserved has left only after a crash, which the reaction to its shipping completes first.
  const haveLeft = own.status !== 'requested' && wanted.status !== 'requested';
  if (holder?.kind !== 'tryset_item' || !isOwn || !haveLeft) return null;
  const { state: other } = await streams.refresh(trysetItem, holder.id);
  const asked = { withItemId: id, productId: state.productId, from: state.stockItemId, to };
  return maySwap(other, asked) ? holder.id : null;
}

/** Returns whether the other item's answer ended the swap without a garment. */
function isRefusedBy(answer: TargetOutcome): boolean {
  return (
    answer.ok &&
    answer.followed.some(({ target: { command } }) => command.action === 'end_swap' && command.to === null)
  );
}
