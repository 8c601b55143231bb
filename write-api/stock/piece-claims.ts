import type { Claim } from '#domain/claim-values.ts';
import { type Slot, slotKey } from '#domain/slots/slot-label.ts';
import { foldedTag } from '#domain/stock/stock-pieces.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';

export const pieceTagClaim = (tag: string): Claim => ({ kind: 'piece_tag', value: foldedTag(tag) });

/** That a piece lies there: a slot holds one. */
export const slotClaim = (slot: Slot): Claim => ({ kind: 'slot', value: slotKey(slot) });

/** The slots in which pieces of a garment lie. */
export const slotClaims = ({ pieces }: Pick<StockItemState, 'pieces'>): Claim[] =>
  pieces.flatMap(({ slot }) => (slot === null ? [] : [slotClaim(slot)]));
