import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { betweenOf, TimeParam } from '#http/filters.ts';
import { requireBrand } from '../brands/detail.ts';
import { lookItemsFor } from '../briefs/looks/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { within } from '../kit/search.ts';
import type { LookSummary } from './contract.ts';
import { isScored } from './figures.ts';

export const SummaryQuery = Type.Object(
  {
    tryset_item_created_time_after: Type.Optional(TimeParam),
    tryset_item_created_time_before: Type.Optional(TimeParam),
    look_posted_time_after: Type.Optional(TimeParam),
    look_posted_time_before: Type.Optional(TimeParam),
  },
  { additionalProperties: false },
);

/** A brand's figures over looks posted, or items requested, in a period. Throws 404 if the caller may not see the brand. */
export async function lookSummary(
  { db, caller }: Reading,
  brandId: number,
  query: Static<typeof SummaryQuery>,
): Promise<LookSummary> {
  await requireBrand(db, caller, brandId);
  const posted = betweenOf('look_posted_time', query.look_posted_time_after, query.look_posted_time_before);
  const asked = betweenOf(
    'tryset_item_created_time',
    query.tryset_item_created_time_after,
    query.tryset_item_created_time_before,
  );
  let contents = lookItemsFor(db, caller)
    .where('item.brandId', '=', brandId)
    .where('look.life', '=', 'posted');
  if (posted !== undefined) contents = contents.where(within('look.postedAt', posted));
  if (asked !== undefined) {
    const items = trysetItemsFor(db, caller).where(within('item.createdAt', asked)).select('item.id');
    contents = contents.where('item.trysetItemId', 'in', items);
  }
  const [counts, scores] = await Promise.all([
    contents
      .select(({ fn }) => [
        fn.countAll<bigint>().as('total'),
        sql<bigint>`count(*) filter (where item.status = 'Approved')`.as('certified'),
      ])
      .executeTakeFirstOrThrow(),
    contents
      .where(isScored)
      .groupBy('look.contentUnitScore')
      .orderBy('look.contentUnitScore')
      .select(({ fn }) => ['look.contentUnitScore as score', fn.countAll<bigint>().as('count')])
      .execute(),
  ]);
  const [total, certified] = [Number(counts.total), Number(counts.certified)];
  return {
    totalContentCount: total,
    certifiedContentCount: certified,
    nonCertifiedContentCount: total - certified,
    lookScoreCountSummary: scores.flatMap(({ score, count }) =>
      score === null ? [] : [{ score, count: Number(count) }],
    ),
  };
}
