import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { WriteDeps } from '../deps.ts';
import { visibleState } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { stockItemEntity } from './entity.ts';
import { pieceTagClaim } from './piece-claims.ts';
import { isRepeat, requireNewTag } from './pieces.ts';

/**
 * Adds a piece to a garment and returns the garment's revision and the piece's id. Throws 409 `claim.piece_tag_taken` if
 * another piece in the installation has the tag. Throws 409 `stock_item.too_many_pieces` if the garment has as many pieces as
 * its product allows.
 */
export async function createPiece(
  deps: WriteDeps,
  asked: Asked,
  { id, piece }: { id: number; piece: { name: string; tag: string } },
): Promise<Changed> {
  const { caller, context } = asked;
  const state = await visibleState(deps, stockItemEntity, id, caller, { ...context, isNewest: true });
  const name = piece.name.trim();
  const tag = piece.tag.trim();
  const { piece: [pieceId] = [] } = await deps.ids.forCommand({ piece: 1 }, context);
  if (pieceId === undefined) throw new Error('no id was given');
  if (!(await isRepeat(deps, id, context))) await requireNewTag(deps, id, tag);
  const { maxPieceCount } = (await deps.streams.refresh(product, state.productId)).state;
  const change = {
    decider: stockItem,
    id,
    commands: [{ action: 'create_piece', pieceId, name, tag, maxPieceCount } as const],
    name: 'create_piece',
    claims: { by: { category: 'stock_item', id } as const, taken: [pieceTagClaim(tag)], givenUp: [] },
  };
  return { ...(await makeChange(deps, change, asked)), id: pieceId };
}
