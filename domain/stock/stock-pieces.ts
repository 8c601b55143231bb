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

/** Normalizes a tag for comparison, like a code. */
export function foldedTag(tag: string): string {
  return folded(tag);
}

export function pieceOf({ pieces }: Pick<StockItemState, 'pieces'>, pieceId: number): Piece | undefined {
  return pieces.find((piece) => piece.pieceId === pieceId);
}

/**
 * Adds a piece. Its tag must be unique within the garment; callers claim the tag among other garments. All pieces count
 * against the limit, even those outside the warehouse. Pieces from before the limit stay.
 */
export function createPiece(item: StockItemState, piece: NewPiece): Decision<StockItemEvent> {
  const { pieceId, name, tag, maxPieceCount } = piece;
  if (maxPieceCount !== null && item.pieces.length >= maxPieceCount) {
    const message = `a garment of this product has at most ${maxPieceCount} pieces`;
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

/**
 * Puts a piece into a slot. A slot contains one piece: this checks the garment's own pieces, and claims prevent conflicts with
 * other garments.
 */
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
