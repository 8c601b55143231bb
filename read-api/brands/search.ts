import type { Reading } from '../kit/reading.ts';
import { containing, type Found, idsFound } from '../kit/search.ts';

/** Brands whose name holds the text, in whichever language. */
export function brandsNamed(reading: Reading, text: string): Promise<Found> {
  const pattern = containing(text);
  const query = reading.db
    .selectFrom('read.brands as named')
    .select('named.id')
    .where((where) =>
      where.or([where('named.name', 'ilike', pattern), where('named.nameKo', 'ilike', pattern)]),
    );
  return idsFound(reading, `brands named ${text}`, query);
}
