import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { taxInvoiceKinds } from '#domain/settlements/tax-invoice-kinds.ts';
import { AnyIdsParam, DaysParam, FlagParam, IdParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../../kit/readable/rows.ts';
import type { Reading } from '../../kit/reading.ts';
import { among } from '../../kit/search.ts';
import { sortedList } from '../../kit/sorted-list.ts';
import { type TaxInvoiceFound, wholeTaxInvoices } from './scope.ts';

const taxInvoiceList = sortedList(
  wholeTaxInvoices,
  { id: 'due.id', due_date: 'due.dueOn', written_date: 'due.writtenOn', amount: 'due.amount' },
  { field: 'due_date', descending: true },
);

export const TaxInvoicesQuery = ListQuery({
  ids: Type.Optional(AnyIdsParam),
  brand_id: Type.Optional(IdParam),
  kind: Type.Optional(SomeOf(taxInvoiceKinds)),
  month: Type.Optional(Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', minLength: 7, maxLength: 7 })),
  is_noted: Type.Optional(FlagParam),
  is_overdue: Type.Optional(FlagParam),
  due_date: Type.Optional(DaysParam),
  order: taxInvoiceList.param,
});
export type TaxInvoicesParams = Omit<Static<typeof TaxInvoicesQuery>, 'limit' | 'offset'>;

/** The tax invoices that the caller may see and that match all filters, those due last first. */
export function matchingTaxInvoices(
  reading: Reading,
  { order, ...query }: TaxInvoicesParams,
): Rows<TaxInvoiceFound> {
  const { kind: kinds, due_date: due } = query;
  let found = wholeTaxInvoices(reading);
  // An id is twice that of a brand's month, so it exceeds four bytes.
  if (query.ids !== undefined) {
    found = found.where(sql<boolean>`due.id = any(${query.ids}::bigint[])`);
  }
  if (query.brand_id !== undefined) found = found.where('due.brandId', '=', query.brand_id);
  if (kinds !== undefined) found = found.where(among('due.kind', kinds));
  if (query.month !== undefined) found = found.where('due.month', '=', query.month);
  if (query.is_noted !== undefined) {
    found = found.where('due.approvalNumber', query.is_noted ? 'is not' : 'is', null);
  }
  if (query.is_overdue !== undefined) {
    const isOverdue = sql<boolean>`due.approval_number is null and due.due_on < ${businessDayOf(reading.now)}`;
    found = found.where(query.is_overdue ? isOverdue : sql<boolean>`not (${isOverdue})`);
  }
  if (due !== undefined) found = found.where('due.dueOn', '>=', due.from).where('due.dueOn', '<=', due.to);
  return rowsOf(found, taxInvoiceList.sorted(found, order));
}
