import { claimTaken } from '../claims.ts';
import { folded } from '../codes.ts';
import { accept, type Decision, refuse } from '../decider.ts';
import { type Slot, sameSlot } from '../slots/slot-label.ts';
import type { StockItemEvent } from './stock-events.ts';
import type { Piece, StockItemState } from './stock-state.ts';

interface NewPiece {
  pieceId: number;
  name: string;
  tag: string;
  maxPieceCount: number | null;
}

/** A tag in the form in which equal ones are equal, as codes are. */
export function foldedTag(tag: string): string {
  return folded(tag);
}

export function pieceOf({ pieces }: Pick<StockItemState, 'pieces'>, pieceId: number): Piece | undefined {
  return pieces.find((piece) => piece.pieceId === pieceId);
}

/**
 * A further piece, with a tag that no other one of the garment has; that no other garment's has is claimed beforehand.
 * All pieces count against the limit, in the house or not; what is there beyond it from before stays.
 */
export function createPiece(item: StockItemState, piece: NewPiece): Decision<StockItemEvent> {
  const { pieceId, name, tag, maxPieceCount } = piece;
  if (maxPieceCount !== null && item.pieces.length >= maxPieceCount) {
    const message = `a garment of this product has ${maxPieceCount} pieces at most`;
    return refuse('conflict', 'stock_item.too_many_pieces', message, {
      maxPieceCount,
      pieceCount: item.pieces.length,
    });
  }
  if (item.pieces.some((other) => foldedTag(other.tag) === foldedTag(tag))) {
    return claimTaken('piece_tag');
  }
  return accept({ type: 'StockPieceCreated', data: { pieceId, name, tag } });
}

/** A slot holds one piece: of the garment's own here; those of other garments have claimed theirs. */
export function stowPiece(
  item: StockItemState,
  { pieceId, slot }: { pieceId: number; slot: Slot },
): Decision<StockItemEvent> {
  if (pieceOf(item, pieceId) === undefined) return pieceUnknown(pieceId);
  const lies = ({ slot: own }: Piece) => sameSlot(own, slot);
  const other = item.pieces.find((piece) => piece.pieceId !== pieceId && lies(piece));
  return other === undefined
    ? accept({ type: 'StockPieceStowed', data: { pieceId, slot } })
    : claimTaken('slot');
}

export function takeOutPiece(item: StockItemState, pieceId: number): Decision<StockItemEvent> {
  return pieceOf(item, pieceId) === undefined
    ? pieceUnknown(pieceId)
    : accept({ type: 'StockPieceTakenOut', data: { pieceId } });
}

function pieceUnknown(pieceId: number) {
  return refuse('invalid', 'stock_item.piece_unknown', `the stock item has no piece ${pieceId}`, { pieceId });
}
