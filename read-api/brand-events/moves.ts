import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/moves.ts';
import { among } from '../kit/search.ts';

async function eventsOf(db: ReadModels, ids: readonly number[]): Promise<number[]> {
  const events = db.selectFrom('read.brandEvents as event').where(among('event.brandId', ids));
  return (await events.select('event.id').execute()).map(({ id }) => id);
}

/** Events that move brand events into or out of a filtered list: their own, and those that rename their brand. */
export const brandEventMoves: Moves = {
  brand_event: async (_, ids) => ids,
  brand: eventsOf,
};

type Owner = 'reservation.userId' | 'reservation.brandId' | 'reservation.brandEventId';

const reservationsOf = (column: Owner) => async (db: ReadModels, ids: readonly number[]) => {
  const rows = db.selectFrom('read.reservations as reservation').where(among(column, ids));
  return (await rows.select('reservation.id').execute()).map(({ id }) => id);
};

/** The same for reservations. A look that names a reservation may come or go. */
export const reservationMoves: Moves = {
  reservation: async (_, ids) => ids,
  user: reservationsOf('reservation.userId'),
  brand: reservationsOf('reservation.brandId'),
  brand_event: reservationsOf('reservation.brandEventId'),
  async look(db, ids) {
    const looks = db.selectFrom('read.looks as look').where(among('look.id', ids));
    const rows = await looks
      .where('look.reservationId', 'is not', null)
      .select('look.reservationId')
      .execute();
    return rows.flatMap(({ reservationId }) => reservationId ?? []);
  },
};
