import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { type PointMove, pointMoveFields } from './move-contract.ts';

/** Point movements for a look or a tryset item, newest first; null for brand admins, who may not see points. */
export async function pointHistoryOf(
  db: ReadModels,
  caller: Caller,
  of: { column: 'move.lookId' | 'move.trysetItemId'; id: number },
): Promise<PointMove[] | null> {
  if (caller.label === 'brand_admin') return null;
  const moves = await db
    .selectFrom('read.pointMoves as move')
    .where(of.column, '=', of.id)
    .selectAll()
    .orderBy('move.createdAt', 'desc')
    .orderBy('move.number', 'desc')
    .execute();
  return moves.map(pointMoveFields.shown);
}
