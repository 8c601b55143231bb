import type { Reading } from '../kit/reading.ts';
import { containing, type Found, idsFound } from '../kit/search.ts';

/** Products whose name holds the text. */
export function productsNamed(reading: Reading, text: string): Promise<Found> {
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where('named.name', 'ilike', containing(text));
  return idsFound(reading, `products named ${text}`, query);
}

/** Products whose name or code holds the text. */
export function productsLike(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const query = reading.db
    .selectFrom('read.products as named')
    .select('named.id')
    .where((where) =>
      where.or([where('named.name', 'ilike', pattern), where('named.code', 'ilike', pattern)]),
    );
  return idsFound(reading, `products like ${text}`, query);
}
