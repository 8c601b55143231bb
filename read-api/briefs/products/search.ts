import type { Reading } from '../../kit/reading.ts';
import { type Found, holds, idsFound } from '../../kit/search.ts';

/** Products whose name contains the text. */
export function productsNamed(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where(holds('named.name', text));
  return idsFound(reading, `products named ${text}`, query);
}

/** Products whose name or code contains the text. */
export function productsLike(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where((where) => where.or([holds('named.name', text), holds('named.code', text)]));
  return idsFound(reading, `products like ${text}`, query);
}
