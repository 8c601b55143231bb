import type { Claim } from '#domain/claim-values.ts';
import { type Slot, slotKey } from '#domain/slots/slot-label.ts';
import { foldedTag } from '#domain/stock/stock-pieces.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';

export const pieceTagClaim = (tag: string): Claim => ({ kind: 'piece_tag', value: foldedTag(tag) });

/** Returns the claim of a slot for a piece: a slot contains one piece. */
export const slotClaim = (slot: Slot): Claim => ({ kind: 'slot', value: slotKey(slot) });

/** Returns the claims on all slots that contain pieces of the garment. */
export const slotClaims = ({ pieces }: Pick<StockItemState, 'pieces'>): Claim[] =>
  pieces.flatMap(({ slot }) => (slot === null ? [] : [slotClaim(slot)]));
