import { sql } from 'kysely';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { Reading } from '../kit/reading.ts';
import type { BrandInvoiceTotals } from './contract.ts';
import { filteredInvoices, overdue } from './lists.ts';

type Filters = Parameters<typeof filteredInvoices>[1];

/** The sums of all invoices that match the filters, by currency. */
export async function invoiceTotals(reading: Reading, query: Filters): Promise<BrandInvoiceTotals> {
  const isPaid = sql`invoice.paid_time is not null`;
  const sum = (of: string, when = sql`true`) =>
    sql<string>`coalesce(sum(${sql.ref(of)}) filter (where ${when}), 0)`;
  const rows = await filteredInvoices(reading, query)
    .clearSelect()
    .groupBy('invoice.currency')
    .orderBy('invoice.currency')
    .select([
      'invoice.currency',
      sql<string>`count(*)`.as('count'),
      sum('invoice.amount').as('amount'),
      sum('invoice.amount', isPaid).as('paid'),
      sum('invoice.tax', isPaid).as('tax'),
      sum('invoice.refunded').as('refunded'),
      sum('invoice.amount', sql`invoice.status = 'pending'`).as('due'),
      sum('invoice.amount', overdue(reading.now)).as('overdue'),
    ])
    .$castTo<{ currency: Currency } & Record<Sum, string>>()
    .execute();
  return {
    data: rows.map((row) => ({
      currency: row.currency,
      count: Number(row.count),
      amount: Number(row.amount),
      paid: Number(row.paid),
      tax: Number(row.tax),
      refunded: Number(row.refunded),
      due: Number(row.due),
      overdue: Number(row.overdue),
    })),
  };
}

type Sum = 'count' | 'amount' | 'paid' | 'tax' | 'refunded' | 'due' | 'overdue';
