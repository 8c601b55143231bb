import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { feedbacksFor } from '../briefs/feedback-scope.ts';
import type { ReadModels } from '../database.ts';

/** The feedback that the caller may see, with brand and member. `now` decides the possible actions. */
export function wholeFeedbacks(db: ReadModels, caller: Caller, now: string) {
  return feedbacksFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'feedback.brandId')
    .leftJoin('read.users as member', (join) =>
      join.onRef('member.id', '=', 'feedback.userId').on('member.status', 'in', ['registered', 'leaving']),
    )
    .selectAll('feedback')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo', 'member.username'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type FeedbackFound = Awaited<ReturnType<ReturnType<typeof wholeFeedbacks>['execute']>>[number];
