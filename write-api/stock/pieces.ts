import { claimTaken } from '#domain/claims.ts';
import { type Slot, sameSlot } from '#domain/slots/slot-label.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import { foldedTag } from '#domain/stock/stock-pieces.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { refused } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { ActionOn } from '../kit/actions/entity.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { slotClaim } from './piece-claims.ts';
import { garmentsWithPieceLike } from './piece-index.ts';

/** Puts a piece into a slot. Throws 409 `claim.slot_taken` if the slot contains another piece. */
export async function stowPiece(
  deps: WriteDeps,
  { id, context, seenRevision }: ActionOn<StockItemState, StockItemCommand>,
  command: StockItemCommand & { action: 'stow_piece' },
): Promise<TargetOutcome> {
  const by = { category: 'stock_item', id } as const;
  const wanted = [slotClaim(command.slot)];
  if (!(await isRepeat(deps, id, context))) {
    await requireFreeSlot(deps, id, command.slot);
    const taken = await deps.claims.take(wanted, by, context);
    if (!taken.ok) throw refusalError(taken);
  }
  const outcome = await runTarget(deps.streams, { on: 'stock_item', id, command }, context, seenRevision);
  if (!outcome.ok) await deps.claims.release(wanted, by, context);
  return outcome;
}

export async function isRepeat(
  { streams }: WriteDeps,
  id: number,
  { commandId }: CommandContext,
): Promise<boolean> {
  const { memory } = await streams.refresh(stockItem, id);
  return memory.some((known) => known.commandId === commandId);
}

/** Throws if another garment's piece has the tag. This also finds pieces that were created before tags were claimed. */
export async function requireNewTag(deps: WriteDeps, id: number, tag: string): Promise<void> {
  const wanted = foldedTag(tag);
  const hasIt = ({ pieces }: StockItemState) => pieces.some((piece) => foldedTag(piece.tag) === wanted);
  if (await isElsewhere(deps, id, { tag }, hasIt)) {
    throw refused(claimTaken('piece_tag').refusal);
  }
}

/** Throws if another garment's piece is in the slot. This also finds pieces that were stowed before slots were claimed. */
async function requireFreeSlot(deps: WriteDeps, id: number, slot: Slot): Promise<void> {
  const liesThere = ({ pieces }: StockItemState) => pieces.some((piece) => sameSlot(piece.slot, slot));
  if (await isElsewhere(deps, id, { slot }, liesThere)) {
    throw refused(claimTaken('slot').refusal);
  }
}

/** Returns whether another garment matches. The index finds candidate garments; their own streams decide. */
async function isElsewhere(
  { db, streams }: WriteDeps,
  id: number,
  like: { tag: string } | { slot: Slot },
  holds: (state: StockItemState) => boolean,
): Promise<boolean> {
  const others = (await garmentsWithPieceLike(db, like)).filter((other) => other !== id);
  const states = await Promise.all(
    others.map(async (other) => (await streams.refresh(stockItem, other)).state),
  );
  return states.some((state) => !state.isRemoved && holds(state));
}
