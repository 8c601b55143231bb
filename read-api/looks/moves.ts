import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/moves.ts';
import { among } from '../kit/search.ts';

async function looksOf(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const rows = db.selectFrom('read.looks as look').where(among('look.userId', ids)).select('look.id');
  return (await rows.execute()).map(({ id }) => id);
}

async function looksTagging(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const items = db.selectFrom('read.lookItems as item').where(among('item.productId', ids));
  return (await items.select('item.lookId').distinct().execute()).map(({ lookId }) => lookId);
}

async function looksUsedIn(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const uses = db.selectFrom('read.lookUses as use').where(among('use.id', ids));
  return (await uses.select('use.lookId').distinct().execute()).map(({ lookId }) => lookId);
}

async function looksForReservations(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const looks = db.selectFrom('read.looks as look').where(among('look.reservationId', ids));
  return (await looks.select('look.id').execute()).map(({ id }) => id);
}

/**
 * Events that move looks into or out of a filtered list. They are events of looks, their uses and reservations, of their members
 * (name, visibility) and of tagged products (name, code, category).
 */
export const lookMoves: Moves = {
  look: async (_, ids) => ids,
  look_use: looksUsedIn,
  reservation: looksForReservations,
  user: looksOf,
  product: looksTagging,
  /** A moved category takes all its descendants along, so any look may be affected. */
  category: 'any',
};
