import { shownStockCode } from '#domain/codes.ts';
import type { Reading } from '../kit/reading.ts';
import { containing, type Found, idsFound } from '../kit/search.ts';

/** Garments whose code holds the text. */
export function stockLike(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.stockItems as coded')
    .select('coded.id')
    .where('coded.code', 'ilike', containing(shownStockCode(text)));
  return idsFound(reading, `stock like ${text}`, query);
}
