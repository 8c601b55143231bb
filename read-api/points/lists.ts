import Type, { type Static } from 'typebox';
import { deltaTypes, moveReasons } from '#domain/points/point-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { ListQuery } from '#http/lists.ts';
import type { PointMoveRow } from '#projections/points/tables.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import type { OwnPoints } from './contract.ts';

export const PointsQuery = ListQuery({
  delta_type: Type.Optional(OneOf(deltaTypes)),
  type: Type.Optional(OneOf(moveReasons)),
});

/** A member's point movements, newest first. Throws 404 if the caller may not see the member. */
export async function pointMoves(
  { db, caller }: Reading,
  userId: number,
  { delta_type, type }: Static<typeof PointsQuery>,
): Promise<Rows<PointMoveRow>> {
  await pointsOf(db, caller, userId);
  let moves = db.selectFrom('read.pointMoves as move').where('move.userId', '=', userId).selectAll();
  if (delta_type !== undefined) moves = moves.where('move.delta', delta_type === 'plus' ? '>' : '<', 0);
  if (type !== undefined) moves = moves.where('move.pointReason', '=', type);
  return rowsOf(moves, moves.orderBy('move.number', 'desc'));
}

/** A member's points. Throws 404 if the caller may not see the member. */
export async function pointsOf(db: ReadModels, caller: Caller, userId: number): Promise<OwnPoints> {
  const row = await membersFor(db, caller)
    .leftJoin('read.pointAccounts as account', 'account.userId', 'member.id')
    .where('member.id', '=', userId)
    .select(['account.balance', 'account.held'])
    .executeTakeFirst();
  if (row === undefined) throw notFound('user', userId);
  const { balance, held } = row;
  return { point: balance ?? 0, held: held ?? 0, available: (balance ?? 0) - (held ?? 0) };
}
