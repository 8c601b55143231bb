import type { Reacting } from '../reacting.ts';
import { type StocktakeCommand, stocktake } from './stocktake.ts';
import type { StocktakeEvent } from './stocktake-events.ts';
import type { Stocktake } from './stocktake-state.ts';

export const stocktakeReacting: Reacting<Stocktake, StocktakeCommand, StocktakeEvent> = {
  decider: stocktake,
};
