import { sql } from 'kysely';
import type { Period } from '#http/filters.ts';
import type { LookFigures } from '../figures/contract.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import { matchingItems } from './contents.ts';
import { type LooksParams, matchingLooks } from './filters.ts';

type Narrowing = Pick<LooksParams, 'brand_id' | 'product_ids' | 'category_ids'>;

/** Whether a tagged item scores for its brand. */
export const isScored = sql<boolean>`item.status = 'Approved' and look.content_unit_score is not null`;

/** Figures of the looks posted in a period: counts equal to the list's, and the score of the certified items. */
export async function lookFigures(
  reading: Reading,
  narrowing: Narrowing,
  period: Period,
): Promise<LookFigures> {
  const [{ looks }, { items }] = await Promise.all([
    matchingLooks(reading, narrowing),
    matchingItems(reading, narrowing),
  ]);
  const isSo = (status: string) => sql<bigint>`count(*) filter (where look.seen_status = ${sql.lit(status)})`;
  const [counts, scored] = await Promise.all([
    looks
      .where(within('look.postedAt', period))
      .select(({ fn }) => [
        fn.countAll<bigint>().as('posted'),
        isSo('certified').as('certified'),
        isSo('rejected').as('rejected'),
      ])
      .executeTakeFirstOrThrow(),
    items
      .where(within('look.postedAt', period))
      .where(isScored)
      .select(sql<bigint | null>`sum(look.content_unit_score)::int8`.as('score'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    posted: Number(counts.posted),
    certified: Number(counts.certified),
    rejected: Number(counts.rejected),
    score: Number(scored.score ?? 0),
  };
}
