import type { StocktakeFinding, StocktakeStatus } from '#domain/stocktakes/stocktake-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const stocktakeTones: Readonly<Record<StocktakeStatus, Tone>> = {
  under_way: 'waiting',
  finished: 'good',
  canceled: 'neutral',
};

export const findingTones: Readonly<Record<StocktakeFinding, Tone>> = {
  missing: 'bad',
  gone: 'neutral',
  found: 'good',
  misplaced: 'waiting',
  unexpected: 'back',
};
