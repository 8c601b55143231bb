import type { FieldNames } from '../../words/field-names.ts';
import type { BrandInvoice } from '../invoice.ts';
import type { BrandInvoiceEvent } from '../invoice-events.ts';

export const brandInvoiceWords = {
  id: 'No.',
  brandInvoiceId: 'Invoice',
  brandId: 'Brand',
  status: 'Status',
  kind: 'Kind',
  brandSubscriptionId: 'Subscription',
  month: 'Month',
  paymentId: 'Payment',
  method: 'Payment method',
  amount: 'Amount',
  discountedAmount: 'Credit',
  currency: 'Currency',
  tax: 'Tax included',
  dueTime: 'Due',
  paidTime: 'Paid',
  refunded: 'Refunded',
  declined: 'Declined',
  attempt: 'Attempt',
  approvalNumber: 'Approval number of the tax invoice',
  refundReference: 'Reference of the refund',
  createdTime: 'Opened',
  updatedTime: 'Last change',
} as const satisfies FieldNames<BrandInvoice | BrandInvoiceEvent['data']>;
