import { taxInvoiceKinds } from '#domain/settlements/tax-invoice-kinds.ts';
import type { NamedFilter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly NamedFilter[] = [
  { name: 'is_noted', kind: 'flag', text: 'taxInvoice.filters.isNoted' },
  { name: 'is_overdue', kind: 'flag', text: 'taxInvoice.overdue' },
  {
    name: 'kind',
    kind: 'choices',
    text: 'taxInvoice.fields.kind',
    options: taxInvoiceKinds,
    group: 'taxInvoice.kind',
  },
  { name: 'brand_id', kind: 'lookup', several: false, text: 'settlement.fields.brandId', staffOnly: true },
  { name: 'month', kind: 'lookup', several: false, text: 'settlement.fields.month' },
  { name: 'due_date', kind: 'period', wire: 'days', text: 'taxInvoice.fields.dueDate', seldom: true },
  { name: 'ids', kind: 'given', text: 'taxInvoice.fields.id' },
];

/** The filters and sortings of the list of tax invoices. */
export const taxInvoiceListShape = shapeFor({
  filters,
  orders: ['id', 'due_date', 'written_date', 'amount'],
});
