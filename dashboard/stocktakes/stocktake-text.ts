import type { TFunction } from 'i18next';
import { placeText, type StocktakePlace } from '#domain/stocktakes/place.ts';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** The title of a stocktake: its number and its place. */
export function stocktakeTitle(t: TFunction, { id, ...place }: StocktakePlace & { id: number }): string {
  return t('stocktake.title', { id, place: placeText(place) });
}

/** How far a stocktake is: `12 of 40 scanned`. Garments that left properly need no scan. */
export function progressText(t: TFunction, { expectedCount, missingCount, goneCount }: Stocktake): string {
  return t('stocktake.progress', {
    done: formatNumber(expectedCount - missingCount - goneCount),
    all: formatNumber(expectedCount - goneCount),
  });
}
