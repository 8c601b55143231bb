import Type, { type Static } from 'typebox';
import { taxInvoiceKinds } from '#domain/settlements/tax-invoice-kinds.ts';
import { Day, OneOf } from '#http/contract.ts';
import { brandBrief } from '../../briefs/brands/brief.ts';
import { BrandBrief } from '../../briefs/contract.ts';
import { Count, Flag, OptionalText, readable, Text } from '../../kit/readable/fields.ts';
import { supplyOf } from './bulk-form.ts';
import { bulkFormColumns } from './columns.ts';
import type { TaxInvoiceFound } from './scope.ts';

/** A tax invoice that the house issues at the tax office. Amounts are in KRW. The file has the columns of the office's form. */
export const taxInvoiceFields = readable<TaxInvoiceFound>()(bulkFormColumns, {
  /** Twice the number of the month or of the invoice, plus 1 for an invoice. It is a safe integer. */
  id: { is: Count, of: (row) => Number(row.id) },
  kind: { is: OneOf(taxInvoiceKinds), of: (row) => row.kind },
  /** The month whose commission, or the invoice whose transfer needs the tax invoice. */
  of: {
    is: Type.Object({ kind: OneOf(['brand_month', 'brand_invoice']), id: Count }),
    of: ({ kind, ofId }) => ({
      kind: kind === 'commission' ? ('brand_month' as const) : ('brand_invoice' as const),
      id: Number(ofId),
    }),
  },
  brand: { is: BrandBrief, of: brandBrief },
  month: { is: Text, of: (row) => row.month },
  /** The last day of the month; for a transfer the day of the payment. */
  writtenDate: { is: Day, of: (row) => row.writtenOn },
  /** The 10th of the next month. */
  dueDate: { is: Day, of: (row) => row.dueOn },
  /** With tax. It is below zero if more was taken back than sold. */
  amount: { is: Count, of: (row) => row.amount },
  supply: { is: Count, of: supplyOf },
  tax: { is: Count, of: (row) => row.tax },
  /** The tax office's approval number; null until staff note it. */
  approvalNumber: { is: OptionalText, of: (row) => row.approvalNumber },
  isOverdue: { is: Flag, of: isOverdue },
});
export type TaxInvoice = Static<typeof taxInvoiceFields.shape>;

function isOverdue({ approvalNumber, dueOn, today }: TaxInvoiceFound): boolean {
  return approvalNumber === null && dueOn < today;
}
