import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Payouts that the caller may see: staff see all, nobody else any. */
export function payoutsFor(db: ReadModels, caller: Caller) {
  const payouts = db
    .selectFrom('read.payouts as payout')
    .selectAll('payout')
    .select(sql<string>`payout.updated_at::text`.as('at'));
  return caller.label === 'staff' ? payouts : payouts.where(nothing);
}
export type PayoutFound = Awaited<ReturnType<ReturnType<typeof payoutsFor>['execute']>>[number];

/** Lines that the caller may see: staff see all, a member its own once they are approved, brand admins none. */
export function payoutLinesFor(db: ReadModels, caller: Caller) {
  const lines = db
    .selectFrom('read.payoutLines as line')
    .innerJoin('read.payouts as payout', 'payout.id', 'line.payoutId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || line.user_id`),
    )
    .selectAll('line')
    .select(['payout.status as payoutStatus', 'payout.approvedTime'])
    .select(['person.username', 'person.name as realName', 'person.bankAccount']);
  if (caller.label === 'staff') return lines;
  return caller.label === 'user'
    ? lines.where('line.userId', '=', caller.id).where('payout.status', '!=', 'drafted')
    : lines.where(nothing);
}
export type PayoutLineFound = Awaited<ReturnType<ReturnType<typeof payoutLinesFor>['execute']>>[number];
