import type { Reading } from '../../kit/reading.ts';
import { type Found, holds, idsFound } from '../../kit/search.ts';

/** Garments whose code contains the text. */
export function stockLike(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.stockItems as coded')
    .select('coded.id')
    .where(holds('coded.code', text));
  return idsFound(reading, `stock like ${text}`, query);
}
