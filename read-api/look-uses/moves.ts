import type { ReadModels } from '../database.ts';
import type { Moves } from '../kit/moves.ts';
import { among } from '../kit/search.ts';

const usesOf = (column: 'use.userId' | 'use.brandId') => async (db: ReadModels, ids: readonly number[]) => {
  const rows = db.selectFrom('read.lookUses as use').where(among(column, ids)).select('use.id');
  return (await rows.execute()).map(({ id }) => id);
};

/** Events that move uses into or out of a filtered list: their own, and those that rename their member or brand. */
export const lookUseMoves: Moves = {
  look_use: async (_, ids) => ids,
  user: usesOf('use.userId'),
  brand: usesOf('use.brandId'),
};
