import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Plans that the caller may see: staff see all; a brand admin those on offer, and those that its brand has or had. */
export function plansFor(db: ReadModels, caller: Caller) {
  const plans = db.selectFrom('read.brandPlans as plan');
  if (caller.label === 'staff') return plans;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return plans.where((where) =>
    where.or([
      where.and([where('plan.status', '=', 'active'), where('plan.isActive', '=', true)]),
      where.exists(
        db
          .selectFrom('read.brandSubscriptions as subscription')
          .select('subscription.id')
          .where('subscription.brandId', '=', brandId)
          .where(sql<boolean>`plan.id in (subscription.plan_id, subscription.next_plan_id)`),
      ),
    ]),
  );
}

/** The same, with the number of brands on each for staff. `now` decides which prices apply. */
export function wholePlans(db: ReadModels, caller: Caller, now: string) {
  const isStaff = caller.label === 'staff';
  return plansFor(db, caller)
    .selectAll('plan')
    .select(sql<string | null>`case when ${isStaff} then plan.internal_name end`.as('seenInternalName'))
    .select(
      db
        .selectFrom('read.brandSubscriptions as subscription')
        .where(sql<boolean>`subscription.plan_id = plan.id and subscription.is_live`)
        .having(sql<boolean>`${isStaff}`)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('brandCount'),
    )
    .select(sql<string>`${now}::text`.as('now'));
}
export type BrandPlanFound = Awaited<ReturnType<ReturnType<typeof wholePlans>['execute']>>[number];
