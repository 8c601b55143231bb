import type { BrandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { BrandInvoiceStatus } from '#domain/brand-invoices/invoice-kinds.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A brand's invoice, as the domain folds it. Times are ISO instants. */
export interface BrandInvoiceRow
  extends Omit<BrandInvoice, 'brandInvoiceId' | 'status' | 'currency' | 'dueTime'> {
  id: number;
  status: BrandInvoiceStatus;
  currency: Currency;
  dueTime: string;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandInvoicesTable: Table<BrandInvoiceRow> = table<BrandInvoiceRow>(
  'read.brand_invoices',
  'id',
  {
    id: 'integer',
    brandId: 'integer',
    kind: 'text',
    brandSubscriptionId: 'integer',
    month: 'text',
    paymentId: 'integer',
    method: 'text',
    status: 'text',
    amount: 'integer',
    discountedAmount: 'integer',
    currency: 'text',
    tax: 'integer',
    refunded: 'integer',
    declined: 'jsonb',
    approvalNumber: 'text',
    dueTime: 'timestamptz',
    paidTime: 'timestamptz',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);
