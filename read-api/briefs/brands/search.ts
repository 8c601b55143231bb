import type { Reading } from '../../kit/reading.ts';
import { type Found, holds, idsFound } from '../../kit/search.ts';

/** Brands whose name contains the text in any language. */
export function brandsNamed(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.brands as named')
    .select('named.id')
    .where((where) => where.or([holds('named.name', text), holds('named.nameKo', text)]));
  return idsFound(reading, `brands named ${text}`, query);
}
