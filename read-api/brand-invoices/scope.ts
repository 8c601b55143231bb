import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Invoices that the caller may see: staff see all, a brand admin those of its brand, members none. */
export function invoicesFor(db: ReadModels, caller: Caller) {
  const invoices = db.selectFrom('read.brandInvoices as invoice');
  if (caller.label === 'staff') return invoices;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return invoices.where('invoice.brandId', '=', brandId);
}

/** The attempt that brought the money; otherwise the newest one. */
const attempt = sql`coalesce(
  (select each from jsonb_array_elements(payment.state -> 'attempts') as each
    where each -> 'attempt' = (select arrival -> 'attempt' from jsonb_array_elements(payment.state -> 'arrivals') as arrival
      where arrival ->> 'kind' = 'confirmed' limit 1)),
  payment.state -> 'attempts' -> -1)`;

/** The same, with brand, plan, payment and card. `now` decides which invoices are overdue. */
export function wholeInvoices(db: ReadModels, caller: Caller, now: string) {
  return invoicesFor(db, caller)
    .leftJoin('read.brands as brand', 'brand.id', 'invoice.brandId')
    .leftJoin('read.brandInvoicePlans as planned', (join) =>
      join
        .onRef('planned.brandSubscriptionId', '=', 'invoice.brandSubscriptionId')
        .onRef('planned.brandInvoiceId', '=', 'invoice.id'),
    )
    .leftJoin('read.payments as payment', 'payment.id', 'invoice.paymentId')
    .leftJoin('read.cards as card', (join) =>
      join
        .on('card.walletId', '=', sql<string>`'brand:' || invoice.brand_id`)
        .on('card.cardId', '=', sql<number>`(${attempt} ->> 'cardId')::integer`),
    )
    .selectAll('invoice')
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo'])
    .select(['planned.planId', 'planned.displayName as planName', 'planned.startDate', 'planned.endDate'])
    .select(
      sql<string | null>`case when ${caller.label === 'staff'} then planned.internal_name end`.as(
        'planInternalName',
      ),
    )
    .select(['payment.status as paymentStatus', 'payment.state as payment', 'payment.receiptUrl'])
    .select(['card.lastFour', 'card.issuer'])
    .select(sql<string>`${now}::text`.as('now'));
}
export type InvoiceFound = Awaited<ReturnType<ReturnType<typeof wholeInvoices>['execute']>>[number];
