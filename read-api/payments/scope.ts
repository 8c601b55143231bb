import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';

/** Payments that the caller may see: staff see all, a brand admin those of its brand, members none. */
export function paymentsFor(db: ReadModels, caller: Caller) {
  const payments = db.selectFrom('read.payments as payment');
  if (caller.label === 'staff') return payments;
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return payments.where('payment.payerKind', '=', 'brand').where('payment.payerId', '=', brandId);
}

/** The same, with the payers' names. */
export function wholePayments(db: ReadModels, caller: Caller) {
  return paymentsFor(db, caller)
    .leftJoin('read.users as member', (join) =>
      join
        .onRef('member.id', '=', 'payment.payerId')
        .on('payment.payerKind', '=', 'user')
        .on('member.status', 'in', ['registered', 'leaving']),
    )
    .leftJoin('read.brands as brand', (join) =>
      join.onRef('brand.id', '=', 'payment.payerId').on('payment.payerKind', '=', 'brand'),
    )
    .selectAll('payment')
    .select(sql<string | null>`coalesce(brand.name, member.username)`.as('payerName'))
    .select(sql<Caller['label']>`${caller.label}`.as('readBy'));
}
export type PaymentFound = Awaited<ReturnType<ReturnType<typeof wholePayments>['execute']>>[number];
