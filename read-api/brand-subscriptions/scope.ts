import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Subscriptions that the caller may see: staff see all, a brand admin those of its brand, members none. */
export function subscriptionsFor(db: ReadModels, caller: Caller) {
  const subscriptions = db.selectFrom('read.brandSubscriptions as subscription');
  if (caller.label === 'staff') return subscriptions;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return subscriptions.where('subscription.brandId', '=', brandId);
}

/** The same, with brand, next plan and newest invoice. `now` decides the possible actions and the next retry. */
export function wholeSubscriptions(db: ReadModels, caller: Caller, now: string) {
  return subscriptionsFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'subscription.brandId')
    .leftJoin('read.brandPlans as next', 'next.id', 'subscription.nextPlanId')
    .leftJoin('read.brandInvoices as invoice', 'invoice.id', 'subscription.newestInvoiceId')
    .selectAll('subscription')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(['invoice.status as paymentStatus', 'invoice.dueTime as dueTime'])
    .select('invoice.declined as paymentDeclined')
    .select(['next.displayName as nextName', 'next.prices as nextPrices'])
    .select(sql<Caller['label']>`${caller.label}::text`.as('readBy'))
    .select(sql<string>`${now}::text`.as('now'));
}
export type SubscriptionFound = Awaited<ReturnType<ReturnType<typeof wholeSubscriptions>['execute']>>[number];
