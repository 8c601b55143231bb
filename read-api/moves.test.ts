import { expect, test } from 'vitest';
import { brandEventMoves, reservationMoves } from './brand-events/moves.ts';
import { feedbackMoves } from './feedback/moves.ts';
import { knownCategories } from './kit/moves.ts';
import { lookUseMoves } from './look-uses/moves.ts';
import { lookMoves } from './looks/moves.ts';
import { orderItemMoves, orderMoves } from './orders/moves.ts';

const all = {
  brandEventMoves,
  feedbackMoves,
  lookMoves,
  lookUseMoves,
  orderItemMoves,
  orderMoves,
  reservationMoves,
};

test.each(Object.entries(all))('%s names only categories that the domain writes', (_, moves) => {
  expect(Object.keys(moves).filter((category) => !knownCategories.has(category))).toEqual([]);
});
